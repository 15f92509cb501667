/** The type of a field, as far as the wire format or proto3 JSON differ. */
export type FieldContent =
  | { readonly kind: 'bool' | 'int32' | 'int64' | 'double' | 'string' | 'bytes' }
  /** A `google.protobuf.NullValue`: null in JSON. */
  | { readonly kind: 'null' }
  /** A `google.protobuf.Timestamp`: a text in JSON. */
  | { readonly kind: 'timestamp' }
  | { readonly kind: 'enum'; readonly names: ReadonlyMap<number, string> }
  | { readonly kind: 'message'; readonly type: MessageType }
  /** A `google.protobuf.Int32Value` and the like: its bare value in JSON. */
  | { readonly kind: 'wrapper'; readonly type: MessageType };

export interface MessageField {
  readonly name: string;
  readonly id: number;
  readonly shape: 'single' | 'repeated' | 'map';
  readonly content: FieldContent;
  readonly wireType: number;
  /** The oneof that the field belongs to. */
  readonly oneof?: string;
}

/** A message of a proto file, with the data that is needed to read and write it. */
export interface MessageType {
  readonly name: string;
  readonly byId: ReadonlyMap<number, MessageField>;
  /** By both spellings: `updateMask` and `update_mask`. */
  readonly byName: ReadonlyMap<string, MessageField>;
  /** The names of each oneof's fields. */
  readonly oneofs: ReadonlyMap<string, readonly string[]>;
}

/** The wire types of https://protobuf.dev/programming-guides/encoding. */
export const wireTypes = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

const varints: ReadonlySet<string> = new Set(['bool', 'int32', 'int64', 'null', 'enum']);

export function wireTypeOf({ kind }: FieldContent): number {
  if (kind === 'double') return wireTypes.fixed64;
  return varints.has(kind) ? wireTypes.varint : wireTypes.bytes;
}
