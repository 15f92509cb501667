import { isEmailAddress } from './email-address.ts';
import { isBlank, visibleText } from './visible-text.ts';

interface ContactRow {
  readonly name: string;
  /** What staff read in tables and mails, and within a sentence. */
  readonly shortLabel: string;
  readonly inSentence: string;
  /** In UTF-16 code units, the unit that firestore.rules count; only visible characters count as a minimum. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly isRequired?: true;
  readonly isEmail?: true;
  readonly autoComplete?: string;
}

/**
 * The fields of a contact message, in order. The form, the checks, the stored document, the mail and the
 * export all use this table, and tests compare firestore.rules with it. An empty optional field is omitted.
 */
export const contactTable = [
  {
    name: 'name',
    shortLabel: 'Nom',
    inSentence: 'Le nom',
    minLength: 1,
    maxLength: 100,
    isRequired: true,
    autoComplete: 'name',
  },
  {
    name: 'email',
    shortLabel: 'Email',
    inSentence: "L'email",
    minLength: 1,
    maxLength: 254,
    isRequired: true,
    isEmail: true,
    autoComplete: 'email',
  },
  {
    name: 'subject',
    shortLabel: 'Sujet',
    inSentence: 'Le sujet',
    minLength: 1,
    maxLength: 150,
    isRequired: true,
  },
  {
    name: 'message',
    shortLabel: 'Message',
    inSentence: 'Le message',
    minLength: 10,
    maxLength: 500,
    isRequired: true,
  },
] as const satisfies readonly ContactRow[];

type Field = (typeof contactTable)[number];

export type ContactField = Field['name'];

type RequiredField = Extract<Field, { isRequired: true }>['name'];

export type ContactForm = { readonly [Name in RequiredField]: string } & {
  readonly [Name in Exclude<ContactField, RequiredField>]?: string;
};

/** A contact form as it is sent, with the text of the hidden field, which people leave empty. */
export type ContactSubmission = ContactForm & {
  readonly website?: string;
  /** The id of the document, chosen by the page: the same message sent again is the same document. */
  readonly id?: string;
};

/** Whether a text has the form of the ids that the SDK chooses, which is all that firestore.rules accept. */
export function isMessageId(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text);
}

/** The hidden field that people leave empty. A message that fills it is stored as spam. */
export const honeypot = { name: 'website', minLength: 1, maxLength: 200 } as const;

/** The rows of the table, typed with every column that a row may have. */
export const contactRows: readonly (ContactRow & { readonly name: ContactField })[] = contactTable;

/** The row of a field. */
export function contactRow(field: ContactField): (typeof contactRows)[number] {
  const row = contactRows.find(({ name }) => name === field);
  if (!row) throw new Error(`${field} is no field of a contact message`);
  return row;
}

/** Builds a form from the text of each field; omits an empty optional field. */
export function contactFormOf(textOf: (name: ContactField) => string): ContactForm {
  const texts = contactRows.map((row) => ({ row, text: textOf(row.name) }));
  const present = texts.filter(({ row, text }) => row.isRequired || text !== '');
  return Object.fromEntries(present.map(({ row, text }) => [row.name, text])) as ContactForm;
}

export const emptyContactForm: ContactForm = contactFormOf(() => '');

/** What is wrong with one field of a form. */
export interface ContactProblem {
  readonly field: ContactField;
  readonly fault: 'missing' | 'malformed' | 'too-short' | 'too-long';
}

export type ContactVerdict =
  | { readonly ok: true; readonly value: ContactForm }
  | { readonly ok: false; readonly problem: ContactProblem };

/**
 * Validates a contact form and returns the first problem: first missing, malformed and too short fields in their
 * order, then too long ones.
 */
export function validateContact(form: ContactForm): ContactVerdict {
  const value = contactFormOf((name) => textIn(form[name] ?? ''));
  const [problem] = [shapeFault, lengthFault].flatMap((faultOf) =>
    contactRows.flatMap((row): ContactProblem[] => {
      const fault = faultOf(row, value[row.name] ?? '');
      return fault ? [{ field: row.name, fault }] : [];
    }),
  );
  return problem ? { ok: false, problem } : { ok: true, value };
}

function textIn(field: string): string {
  return isBlank(field) ? '' : field.trim();
}

function shapeFault(row: ContactRow, text: string): ContactProblem['fault'] | undefined {
  if (text === '') return row.isRequired && 'missing';
  if (row.isEmail && !isEmailAddress(text)) return 'malformed';
  return visibleText(text).length < row.minLength ? 'too-short' : undefined;
}

function lengthFault(row: ContactRow, text: string): ContactProblem['fault'] | undefined {
  return text.length > row.maxLength ? 'too-long' : undefined;
}
