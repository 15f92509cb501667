import { isEmailAddress } from './email-address.ts';
import { isBlank, visibleText } from './visible-text.ts';

interface ContactRow {
  readonly name: string;
  /** The label on the page, in tables and mails, and within a sentence. */
  readonly label: string;
  readonly shortLabel: string;
  readonly inSentence: string;
  /** In UTF-16 code units, the unit that firestore.rules count; only visible characters count as a minimum. */
  readonly minLength: number;
  readonly maxLength: number;
  /** The error of an empty field; a field without it is optional. */
  readonly missing?: string;
  /** The error of a text that is no e-mail address. */
  readonly malformed?: string;
  readonly autoComplete?: string;
}

/**
 * The fields of a contact message, in order. The form, the checks, the stored document, the mail and the
 * export all use this table, and tests compare firestore.rules with it. An empty optional field is omitted.
 */
export const contactTable = [
  {
    name: 'name',
    label: 'Nom complet',
    shortLabel: 'Nom',
    inSentence: 'Le nom',
    minLength: 1,
    maxLength: 100,
    missing: 'Le nom est requis',
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Adresse email',
    shortLabel: 'Email',
    inSentence: "L'email",
    minLength: 1,
    maxLength: 254,
    missing: "L'email est requis",
    malformed: 'Veuillez entrer un email valide',
    autoComplete: 'email',
  },
  {
    name: 'subject',
    label: 'Sujet',
    shortLabel: 'Sujet',
    inSentence: 'Le sujet',
    minLength: 1,
    maxLength: 150,
    missing: 'Le sujet est requis',
  },
  {
    name: 'message',
    label: 'Message',
    shortLabel: 'Message',
    inSentence: 'Le message',
    minLength: 10,
    maxLength: 500,
    missing: 'Le message est requis',
  },
] as const satisfies readonly ContactRow[];

type Field = (typeof contactTable)[number];

export type ContactField = Field['name'];

type RequiredField = Extract<Field, { missing: string }>['name'];

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

/** Builds a form from the text of each field; omits an empty optional field. */
export function contactFormOf(textOf: (name: ContactField) => string): ContactForm {
  const texts = contactRows.map((row) => ({ row, text: textOf(row.name) }));
  const present = texts.filter(({ row, text }) => row.missing !== undefined || text !== '');
  return Object.fromEntries(present.map(({ row, text }) => [row.name, text])) as ContactForm;
}

export const emptyContactForm: ContactForm = contactFormOf(() => '');

export type ContactProblemCode =
  `${ContactField}-${'missing' | 'malformed' | 'too-short' | 'too-long'}`;

export type ContactVerdict =
  | { readonly ok: true; readonly value: ContactForm }
  | {
      readonly ok: false;
      readonly field: ContactField;
      readonly code: ContactProblemCode;
      readonly message: string;
    };

/**
 * Validates a contact form and returns the first failure, in French: first missing, malformed and too short
 * fields in their order, then too long ones.
 */
export function validateContact(form: ContactForm): ContactVerdict {
  const value = contactFormOf((name) => textIn(form[name] ?? ''));
  const failures = [shapeFailure, lengthFailure].flatMap((failureOf) =>
    contactRows.flatMap((row) => failureOf(row, value[row.name] ?? '') ?? []),
  );
  return failures[0] ?? { ok: true, value };
}

function textIn(field: string): string {
  return isBlank(field) ? '' : field.trim();
}

type Failure = Extract<ContactVerdict, { ok: false }>;

function shapeFailure(row: (typeof contactRows)[number], text: string): Failure | undefined {
  const { name: field, inSentence, minLength, missing, malformed } = row;
  if (text === '') {
    return missing === undefined
      ? undefined
      : { ok: false, field, code: `${field}-missing`, message: missing };
  }
  if (malformed !== undefined && !isEmailAddress(text)) {
    return { ok: false, field, code: `${field}-malformed`, message: malformed };
  }
  if (visibleText(text).length >= minLength) return undefined;
  const message = `${inSentence} doit contenir au moins ${minLength} caractères`;
  return { ok: false, field, code: `${field}-too-short`, message };
}

function lengthFailure(row: (typeof contactRows)[number], text: string): Failure | undefined {
  const { name: field, inSentence, maxLength } = row;
  if (text.length <= maxLength) return undefined;
  const message = `${inSentence} ne doit pas dépasser ${maxLength} caractères`;
  return { ok: false, field, code: `${field}-too-long`, message };
}
