import { contactStatuses } from '@dinar/domain/contact/contact-status';
import { contactFormOf, contactRows, honeypot } from '@dinar/domain/contact/validate-contact';
import { encodeContactMessage } from '@dinar/domain/documents/contact-message-document';
import { Bytes, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore';

export interface ContactPayload {
  readonly title: string;
  readonly allowed: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A text field and its bounds, shown or hidden by the form. */
type TextField =
  | Pick<(typeof contactRows)[number], 'name' | 'minLength' | 'maxLength'>
  | typeof honeypot;

/** A message as the site sends it: every field of the form's table, and two added fields. */
export function validContact(): Record<string, unknown> {
  const texts = new Map(
    contactRows.map(({ name, maxLength }) => [
      name,
      `un ${name} tout à fait ordinaire`.slice(0, maxLength),
    ]),
  );
  const form = contactFormOf((name) => texts.get(name) ?? '');
  return encodeContactMessage(form, serverTimestamp());
}

const aTime = Timestamp.fromDate(new Date('2026-01-01T00:00:00Z'));

/** A value of each Firestore type except text. */
const notTexts: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a boolean', true],
  ['a whole number', 42],
  ['a fraction', 4.5],
  ['no number', Number.NaN],
  ['an instant', aTime],
  ['bytes', Bytes.fromBase64String('QUFB')],
  ['a place', new GeoPoint(1, 1)],
  ['a list of texts', ['a text of some length']],
  ['a map of texts', { text: 'a text of some length' }],
];

function changed(title: string, changes: Readonly<Record<string, unknown>>, allowed = false) {
  return { title, allowed, data: { ...validContact(), ...changes } };
}

function without(field: string, allowed = false): ContactPayload {
  const { [field]: _, ...data } = validContact();
  return { title: `no ${field}`, allowed, data };
}

function textPayloads({ name, minLength, maxLength }: TextField): readonly ContactPayload[] {
  const ofLength = (length: number, allowed: boolean) =>
    changed(`${name} of ${length} characters`, { [name]: 'a'.repeat(length) }, allowed);
  return [
    ...[...new Set([0, minLength - 1])].map((length) => ofLength(length, false)),
    ofLength(minLength, true),
    ofLength(maxLength, true),
    ofLength(maxLength + 1, false),
    ...notTexts.map(([kind, value]) => changed(`${name} ${kind}`, { [name]: value })),
  ];
}

/** Generated from the table that the form and the trigger use, so that the rules cannot drift. */
export const contactPayloads: readonly ContactPayload[] = [
  changed('a valid message', {}, true),
  ...contactRows.flatMap((row) => [without(row.name, !row.isRequired), ...textPayloads(row)]),
  ...textPayloads(honeypot),
  without('status'),
  ...contactStatuses.map((status) => changed(`status ${status}`, { status }, status === 'pending')),
  ...['', 'PENDING', 'pending ', 1, null, ['pending']].map((status) =>
    changed(`status ${JSON.stringify(status)}`, { status }),
  ),
  without('timestamp'),
  changed("the visitor's own clock", { timestamp: Timestamp.now() }),
  changed('a time long past', { timestamp: aTime }),
  changed('a text for a time', { timestamp: '2026-01-01T00:00:00Z' }),
  changed('no time', { timestamp: null }),
  ...['receivedAt', 'validatedAt', 'reasons', 'id', 'constructor', 'a field nobody declared'].map(
    (field) => changed(`the field ${field}`, { [field]: serverTimestamp() }),
  ),
  changed('one field beside a honeypot', { [honeypot.name]: 'x', more: 'x' }),
  { title: 'an empty document', allowed: false, data: {} },
];
