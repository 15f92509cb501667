import { contactTable, honeypot } from '@dinar/domain/contact/validate-contact';
import { serverTimestamp } from 'firebase/firestore';

export interface ContactPayload {
  readonly title: string;
  readonly allowed: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the site sends: every field of the form's table, and the two it adds. */
function valid(): Record<string, unknown> {
  const texts = contactTable.map(({ name }) => [name, `un ${name} tout à fait ordinaire`]);
  return { ...Object.fromEntries(texts), status: 'pending', timestamp: serverTimestamp() };
}

function without(field: string): Record<string, unknown> {
  const { [field]: _, ...rest } = valid();
  return rest;
}

/** Generated from the table that the form and the trigger obey, so that the rules cannot drift. */
export const contactPayloads: readonly ContactPayload[] = [
  { title: 'a valid message', allowed: true, data: valid() },
  ...contactTable.flatMap(({ name, maxLength, required }): ContactPayload[] => [
    { title: `${name} missing`, allowed: !required, data: without(name) },
    { title: `${name} empty`, allowed: !required, data: { ...valid(), [name]: '' } },
    {
      title: `${name} of exactly ${maxLength} characters`,
      allowed: true,
      data: { ...valid(), [name]: 'a'.repeat(maxLength) },
    },
    {
      title: `${name} of ${maxLength + 1} characters`,
      allowed: false,
      data: { ...valid(), [name]: 'a'.repeat(maxLength + 1) },
    },
    { title: `${name} a number`, allowed: false, data: { ...valid(), [name]: 42 } },
    { title: `${name} a list of texts`, allowed: false, data: { ...valid(), [name]: ['a'] } },
  ]),
  {
    title: 'the honeypot filled',
    allowed: true,
    data: { ...valid(), [honeypot.name]: 'x'.repeat(honeypot.maxLength) },
  },
  {
    title: 'the honeypot overfilled',
    allowed: false,
    data: { ...valid(), [honeypot.name]: 'x'.repeat(honeypot.maxLength + 1) },
  },
  { title: 'the honeypot a number', allowed: false, data: { ...valid(), [honeypot.name]: 1 } },
  { title: 'no status', allowed: false, data: without('status') },
  { title: 'a status of its own', allowed: false, data: { ...valid(), status: 'answered' } },
  { title: 'no timestamp', allowed: false, data: without('timestamp') },
  {
    title: "the visitor's own clock",
    allowed: false,
    data: { ...valid(), timestamp: new Date('2026-01-01T00:00:00Z') },
  },
  {
    title: 'a field the form does not have',
    allowed: false,
    data: { ...valid(), validatedAt: new Date('2026-01-01T00:00:00Z') },
  },
  { title: 'an empty document', allowed: false, data: {} },
];
