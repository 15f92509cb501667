import { contactTable, honeypot } from '@dinar/domain/contact/validate-contact';
import { collection } from '@dinar/domain/documents/collections';
import type { Attack } from '../attack.ts';

type Value = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Value>>;

const text = (value: string): Value => ({ stringValue: value });

/** A message that the rules let in, but for the instant, which only the server can say. */
export const validMessage: Fields = {
  name: text('Amel Ben Salah'),
  email: text('amel@example.tn'),
  subject: text('Cours du riyal'),
  message: text('Bonjour, le cours du riyal est-il celui du jour ?'),
  status: text('pending'),
};

const serverInstant = [{ fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME' }];

const otherTypes: Readonly<Record<string, Value>> = {
  'a number': { integerValue: '42' },
  'a double that is none': { doubleValue: 'NaN' },
  'a boolean': { booleanValue: true },
  null: { nullValue: null },
  'a list': { arrayValue: { values: [text('a')] } },
  'a map': { mapValue: { fields: { size: { integerValue: '1' } } } },
  bytes: { bytesValue: 'QUFB' },
  'an instant': { timestampValue: '2026-01-01T00:00:00Z' },
  'a place': { geoPointValue: { latitude: 1, longitude: 1 } },
  'an empty text': text(''),
};

const forgedInstants: readonly Value[] = [
  { timestampValue: '2026-01-01T00:00:00Z' },
  { timestampValue: '9999-12-31T23:59:59Z' },
  { stringValue: 'REQUEST_TIME' },
  { integerValue: '0' },
  { nullValue: null },
  { mapValue: { fields: { '.sv': text('timestamp') } } },
];

const forgedStatuses: readonly Value[] = [
  ...['answered', 'archived', 'rejected', 'spam', 'PENDING', 'pending ', ''].map(text),
  { nullValue: null },
  { integerValue: '0' },
  { arrayValue: { values: [text('pending')] } },
];

const foreignFields = [
  'validatedAt',
  'receivedAt',
  'reasons',
  'admin',
  '__name__',
  '__proto__',
  'constructor',
  'status.nested',
  '`',
] as const;

/** Messages with one field that the form would never send. */
export function contactFieldAttacks(projectId: string): Attack[] {
  const { timestamp: _, ...names } = { ...validMessage, timestamp: {} };
  const changed: [string, Fields][] = [
    ...contactTable.flatMap(({ name, maxLength }): [string, Fields][] => [
      ...Object.entries(otherTypes).map(([title, value]): [string, Fields] => [
        `${name} is ${title}`,
        { ...validMessage, [name]: value },
      ]),
      [`${name} is too long`, { ...validMessage, [name]: text('a'.repeat(maxLength + 1)) }],
      [`${name} is a megabyte`, { ...validMessage, [name]: text('a'.repeat(1_000_000)) }],
    ]),
    ...Object.keys(names).map((name): [string, Fields] => [`${name} is missing`, lacking(name)]),
    ...forgedStatuses.map((status): [string, Fields] => [
      `status is ${JSON.stringify(status)}`,
      { ...validMessage, status },
    ]),
    ...foreignFields.map((name): [string, Fields] => [
      `${name} is added`,
      { ...validMessage, [name]: text('forged') },
    ]),
    ['the honeypot is overfull', { ...validMessage, [honeypot.name]: text('x'.repeat(201)) }],
    ['the honeypot is a map', { ...validMessage, [honeypot.name]: { mapValue: {} } }],
  ];
  return [
    ...changed.map(([title, fields], index) => sent(projectId, title, index, fields, true)),
    ...forgedInstants.map((timestamp, index) =>
      sent(
        projectId,
        `timestamp is ${JSON.stringify(timestamp)}`,
        1000 + index,
        { ...validMessage, timestamp },
        false,
      ),
    ),
    sent(projectId, 'timestamp is missing', 2000, validMessage, false),
  ];
}

function lacking(name: string): Fields {
  const { [name]: _, ...rest } = validMessage;
  return rest;
}

function sent(
  projectId: string,
  title: string,
  index: number,
  fields: Fields,
  stamped: boolean,
): Attack {
  const database = `projects/${projectId}/databases/(default)`;
  const name = `${database}/documents/${collection.contactMessages}/attack-${index}`;
  const write = { update: { name, fields }, ...(stamped && { updateTransforms: serverInstant }) };
  return {
    name: `contact message: ${title}`,
    attempt: {
      via: 'http',
      to: 'firestore',
      method: 'POST',
      path: `/v1/${database}/documents:commit`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: [write] }),
    },
    must: { refused: true },
  };
}
