import { StatusError } from '../model/status.ts';

/** The value of one field: a varint as int64, a double, bytes, or the fields of a group. */
export type ProtoValue =
  | { readonly kind: 'varint'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'bytes'; readonly value: Buffer }
  | { readonly kind: 'group'; readonly value: ProtoFields };

/** A message's fields by number, repeated ones in order. */
export class ProtoFields {
  readonly #fields = new Map<number, ProtoValue[]>();

  add(field: number, value: ProtoValue): void {
    const values = this.#fields.get(field) ?? [];
    this.#fields.set(field, values);
    values.push(value);
  }

  get isEmpty(): boolean {
    return this.#fields.size === 0;
  }

  all(field: number): readonly ProtoValue[] {
    return this.#fields.get(field) ?? [];
  }

  varint(field: number): bigint | undefined {
    const value = this.all(field).at(-1);
    return value?.kind === 'varint' ? value.value : undefined;
  }

  double(field: number): number | undefined {
    const value = this.all(field).at(-1);
    return value?.kind === 'double' ? value.value : undefined;
  }

  bytes(field: number): Buffer | undefined {
    const value = this.all(field).at(-1);
    return value?.kind === 'bytes' ? value.value : undefined;
  }

  text(field: number): string | undefined {
    return this.bytes(field)?.toString('utf8');
  }

  groups(field: number): readonly ProtoFields[] {
    return this.all(field).flatMap((value) => (value.kind === 'group' ? value.value : []));
  }

  messages(field: number): readonly ProtoFields[] {
    return this.all(field).flatMap((value) =>
      value.kind === 'bytes' ? readProto(value.value) : [],
    );
  }
}

/** Reads a message; raises INVALID_ARGUMENT when the bytes are none. */
export function readProto(bytes: Buffer): ProtoFields {
  const cursor = { bytes, at: 0 };
  const fields = readFields(cursor, undefined);
  if (cursor.at !== bytes.length) throw malformed();
  return fields;
}

interface Cursor {
  readonly bytes: Buffer;
  at: number;
}

function readFields(cursor: Cursor, group: number | undefined): ProtoFields {
  const fields = new ProtoFields();
  while (cursor.at < cursor.bytes.length) {
    const tag = Number(readVarint(cursor));
    const field = Math.floor(tag / 8);
    if (tag % 8 === 4) {
      if (field !== group) throw malformed();
      return fields;
    }
    const value = readValue(cursor, field, tag % 8);
    if (value !== undefined) fields.add(field, value);
  }
  if (group !== undefined) throw malformed();
  return fields;
}

function readValue(cursor: Cursor, field: number, wireType: number): ProtoValue | undefined {
  switch (wireType) {
    case 0:
      return { kind: 'varint', value: BigInt.asIntN(64, readVarint(cursor)) };
    case 1:
      return { kind: 'double', value: take(cursor, 8).readDoubleLE() };
    case 2:
      return { kind: 'bytes', value: take(cursor, Number(readVarint(cursor))) };
    case 3:
      return { kind: 'group', value: readFields(cursor, field) };
    case 5:
      take(cursor, 4);
      return undefined;
    default:
      throw malformed();
  }
}

function take(cursor: Cursor, length: number): Buffer {
  const end = cursor.at + length;
  if (end > cursor.bytes.length) throw malformed();
  const taken = cursor.bytes.subarray(cursor.at, end);
  cursor.at = end;
  return taken;
}

function readVarint(cursor: Cursor): bigint {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = take(cursor, 1).readUInt8();
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  throw malformed();
}

function malformed(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'The export contains a record that cannot be read.');
}
