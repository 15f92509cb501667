export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** A contact form, and what its hidden field caught: people leave it empty. */
export interface ContactSubmission extends ContactForm {
  readonly website?: string;
}

export type ContactField = keyof ContactForm;

export const emptyContactForm: ContactForm = { name: '', email: '', subject: '', message: '' };

export const contactLimits = {
  nameMax: 100,
  emailMax: 254,
  subjectMax: 150,
  messageMin: 10,
  messageMax: 500,
} as const;

interface ContactBounds {
  readonly name: ContactField;
  readonly minLength: number;
  readonly maxLength: number;
  readonly required: boolean;
}

/** One row a field: the same bounds as firestore.rules, in UTF-16 units. */
export const contactTable = [
  { name: 'name', minLength: 1, maxLength: contactLimits.nameMax, required: true },
  { name: 'email', minLength: 1, maxLength: contactLimits.emailMax, required: true },
  { name: 'subject', minLength: 1, maxLength: contactLimits.subjectMax, required: true },
  {
    name: 'message',
    minLength: contactLimits.messageMin,
    maxLength: contactLimits.messageMax,
    required: true,
  },
] as const satisfies readonly ContactBounds[];

/** The hidden field that people leave alone: a message that fills it is kept, as spam. */
export const honeypot = { name: 'website', minLength: 1, maxLength: 200 } as const;

export type ContactProblemCode =
  | 'name-missing'
  | 'email-missing'
  | 'email-malformed'
  | 'subject-missing'
  | 'message-missing'
  | 'message-too-short'
  | 'name-too-long'
  | 'email-too-long'
  | 'subject-too-long'
  | 'message-too-long';

export type ContactVerdict =
  | { readonly ok: true; readonly value: ContactForm }
  | {
      readonly ok: false;
      readonly field: ContactField;
      readonly code: ContactProblemCode;
      readonly message: string;
    };

interface ContactRule {
  readonly field: ContactField;
  readonly code: ContactProblemCode;
  readonly message: string;
  readonly broken: (trimmed: ContactForm) => boolean;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const rules: readonly ContactRule[] = [
  {
    field: 'name',
    code: 'name-missing',
    message: 'Le nom est requis',
    broken: (form) => form.name === '',
  },
  {
    field: 'email',
    code: 'email-missing',
    message: "L'email est requis",
    broken: (form) => form.email === '',
  },
  {
    field: 'email',
    code: 'email-malformed',
    message: 'Veuillez entrer un email valide',
    broken: (form) => !emailPattern.test(form.email),
  },
  {
    field: 'subject',
    code: 'subject-missing',
    message: 'Le sujet est requis',
    broken: (form) => form.subject === '',
  },
  {
    field: 'message',
    code: 'message-missing',
    message: 'Le message est requis',
    broken: (form) => form.message === '',
  },
  {
    field: 'message',
    code: 'message-too-short',
    message: 'Le message doit contenir au moins 10 caractères',
    broken: (form) => form.message.length < contactLimits.messageMin,
  },
  tooLong('name', 'name-too-long', 'Le nom', contactLimits.nameMax),
  tooLong('email', 'email-too-long', "L'email", contactLimits.emailMax),
  tooLong('subject', 'subject-too-long', 'Le sujet', contactLimits.subjectMax),
  tooLong('message', 'message-too-long', 'Le message', contactLimits.messageMax),
];

/** Checks a contact form in the order of its fields and tells the first failure, in French. */
export function validateContact(form: ContactForm): ContactVerdict {
  const value = {
    name: form.name.trim(),
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
  };
  const broken = rules.find((rule) => rule.broken(value));
  if (broken === undefined) return { ok: true, value };
  return { ok: false, field: broken.field, code: broken.code, message: broken.message };
}

function tooLong(
  field: ContactField,
  code: ContactProblemCode,
  label: string,
  maxLength: number,
): ContactRule {
  return {
    field,
    code,
    message: `${label} ne doit pas dépasser ${maxLength} caractères`,
    broken: (form) => form[field].length > maxLength,
  };
}
