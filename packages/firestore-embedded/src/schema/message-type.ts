/** The type of a field, as far as the wire format or proto3 JSON differ. */
export type FieldContent =
  | { readonly kind: 'bool' | 'int32' | 'int64' | 'double' | 'string' | 'bytes' }
  /** A `google.protobuf.NullValue`: null in JSON. */
  | { readonly kind: 'null' }
  /** A `google.protobuf.Timestamp`: a text in JSON. */
  | { readonly kind: 'timestamp' }
  /** A `google.protobuf.Duration`: a text of seconds in JSON. */
  | { readonly kind: 'duration' }
  /** A `google.protobuf.Struct`: an object in JSON. Only responses contain one. */
  | { readonly kind: 'struct'; readonly type: MessageType }
  | { readonly kind: 'enum'; readonly names: ReadonlyMap<number, string> }
  | { readonly kind: 'message'; readonly type: MessageType }
  /** A message between two tags of its own, as in Datastore's records. */
  | { readonly kind: 'group'; readonly type: MessageType; readonly endTag: number }
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
