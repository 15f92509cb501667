import { StatusError } from '../model/status.ts';
import { decodeMessage } from '../schema/decode-message.ts';
import { encodeMessage } from '../schema/encode-message.ts';
import { TypeLoader } from '../schema/load-types.ts';

/**
 * The messages in the files of an export, as Google's emulator and `gcloud firestore export` write
 * them: Datastore's `EntityProto` with its parts, and two messages that list the files and have names
 * of our own. A field is `[number, type]`.
 */
const messages = {
  Entity: {
    key: [13, 'Reference'],
    property: [14, 'Property[]'],
    rawProperty: [15, 'Property[]'],
    entityGroup: [16, 'Path'],
  },
  Reference: { app: [13, 'string'], path: [14, 'Path'], databaseId: [23, 'string'] },
  Path: { element: [1, 'PathElement[]'] },
  /** The ids of a collection and of a document; the document's id is a number or a text. */
  PathElement: { type: [2, 'string'], id: [3, 'int64'], name: [4, 'string'] },
  Property: {
    meaning: [1, 'int32'],
    name: [3, 'string'],
    multiple: [4, 'bool'],
    value: [5, 'PropertyValue'],
  },
  PropertyValue: {
    int64Value: [1, 'int64'],
    booleanValue: [2, 'bool'],
    /** A text, bytes, or the `Entity` of a map. */
    stringValue: [3, 'bytes'],
    doubleValue: [4, 'double'],
    pointValue: [5, 'Point'],
    referenceValue: [12, 'ReferenceValue'],
  },
  Point: { x: [6, 'double'], y: [7, 'double'] },
  ReferenceValue: {
    app: [13, 'string'],
    element: [14, 'ReferenceElement[]'],
    databaseId: [23, 'string'],
  },
  ReferenceElement: { type: [15, 'string'], id: [16, 'int64'], name: [17, 'string'] },

  Overall: { part: [1, 'PartFile[]'] },
  PartFile: {
    kinds: [1, 'Kinds'],
    file: [2, 'string'],
    documents: [3, 'int64'],
    bytes: [4, 'int64'],
  },
  Kinds: { one: [1, 'int32'], other: [3, 'int32'] },
  Part: { head: [1, 'Head'], output: [2, 'Output[]'] },
  Head: { name: [1, 'string'], started: [2, 'int64'], ended: [3, 'int64'] },
  Output: { name: [1, 'string'], file: [2, 'string[]'] },
} as const;

const groups = ['PathElement', 'Point', 'ReferenceValue', 'ReferenceElement'];

const types = new TypeLoader({
  nested: Object.fromEntries(
    Object.entries(messages).map(([name, fields]) => [
      name,
      { group: groups.includes(name), fields: descriptorsOf(fields) },
    ]),
  ),
});

function descriptorsOf(fields: Readonly<Record<string, readonly [id: number, type: string]>>) {
  const descriptors = Object.entries(fields).map(([name, [id, type]]) => [
    name,
    { id, type: type.replace('[]', ''), rule: type.endsWith('[]') ? 'repeated' : undefined },
  ]);
  return Object.fromEntries(descriptors);
}

type Messages = typeof messages;

/** The proto3 JSON form of each type. */
interface Scalars {
  readonly string: string;
  readonly bytes: string;
  readonly bool: boolean;
  readonly int32: number;
  readonly int64: string;
  readonly double: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
}

type ContentOf<T> = T extends `${infer Item}[]`
  ? readonly ContentOf<Item>[]
  : T extends keyof Scalars
    ? Scalars[T]
    : T extends keyof Messages
      ? RecordOf<T>
      : never;

/** A message of that name in proto3 JSON. */
export type RecordOf<Name extends keyof Messages> = {
  readonly [Field in keyof Messages[Name]]?: Messages[Name][Field] extends readonly [
    number,
    infer T,
  ]
    ? ContentOf<T>
    : never;
};

export function writeRecord<Name extends keyof Messages>(
  name: Name,
  record: RecordOf<Name>,
): Buffer {
  return encodeMessage(types.message(name), record);
}

/** Reads a message; throws INVALID_ARGUMENT when the bytes contain something else. */
export function readRecord<Name extends keyof Messages>(name: Name, bytes: Buffer): RecordOf<Name> {
  try {
    // The codec's result has the shape of its descriptors.
    return decodeMessage(types.message(name), bytes) as RecordOf<Name>;
  } catch (cause) {
    if (!(cause instanceof StatusError)) throw cause;
    const message = 'The export contains a record that cannot be read.';
    throw new StatusError('INVALID_ARGUMENT', message, { cause });
  }
}
