import {
  isObject,
  type JsonObject,
  readInteger,
  readList,
  readObject,
  readText,
} from '../model/json.ts';

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
export const wireTypes = { varint: 0, fixed64: 1, bytes: 2 } as const;

const varints: ReadonlySet<string> = new Set(['bool', 'int32', 'int64', 'null', 'enum']);

export function wireTypeOf({ kind }: FieldContent): number {
  if (kind === 'double') return wireTypes.fixed64;
  return varints.has(kind) ? wireTypes.varint : wireTypes.bytes;
}

const scalars = ['bool', 'int32', 'int64', 'double', 'string', 'bytes'] as const;

const wrapper = /^google\.protobuf\.(?:Double|Float|U?Int64|U?Int32|Bool|String|Bytes)Value$/;

/** Converts the JSON name of a descriptor to the spelling of the proto file. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function oneofsOf(descriptor: JsonObject | undefined): Map<string, readonly string[]> {
  const oneofs = Object.entries(readObject(descriptor?.oneofs, 'oneofs'));
  return new Map(
    oneofs.map(([name, json]) => {
      const names = readList(readObject(json, name).oneof, name);
      return [name, names.map((field) => readText(field, name))];
    }),
  );
}

/** Reads message types, each once, from descriptors in the JSON form of protobuf.js. */
export class TypeLoader {
  readonly #root: JsonObject;
  readonly #types = new Map<string, MessageType>();

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** The message of a full name; without a descriptor it has no fields. */
  message(fullName: string): MessageType {
    const known = this.#types.get(fullName);
    if (known !== undefined) return known;
    const byId = new Map<number, MessageField>();
    const byName = new Map<string, MessageField>();
    const descriptor = this.find(fullName);
    const oneofs = oneofsOf(descriptor);
    const type = { name: fullName, byId, byName, oneofs };
    // Registered before its fields are read, because messages can contain themselves.
    this.#types.set(fullName, type);
    for (const [name, json] of Object.entries(readObject(descriptor?.fields, 'fields'))) {
      const [oneof] = [...oneofs].find(([, names]) => names.includes(name)) ?? [];
      const plain = this.#field(name, readObject(json, name), fullName);
      const field = oneof === undefined ? plain : { ...plain, oneof };
      byId.set(field.id, field);
      byName.set(name, field);
      byName.set(snakeCase(name), field);
    }
    return type;
  }

  /** The descriptor of a full name, if there is one. */
  find(fullName: string): JsonObject | undefined {
    let level: unknown = this.#root;
    for (const segment of fullName.split('.')) {
      level = isObject(level) ? readObject(level.nested, 'nested')[segment] : undefined;
    }
    return isObject(level) ? level : undefined;
  }

  #field(name: string, json: JsonObject, scope: string): MessageField {
    const shape =
      json.keyType !== undefined ? 'map' : json.rule === 'repeated' ? 'repeated' : 'single';
    const content = this.#content(readText(json.type, 'type'), scope);
    const wireType = shape === 'map' ? wireTypes.bytes : wireTypeOf(content);
    return { name, id: readInteger(json.id, 'id') ?? 0, shape, content, wireType };
  }

  #content(type: string, scope: string): FieldContent {
    const scalar = scalars.find((one) => one === type);
    if (scalar !== undefined) return { kind: scalar };
    const fullName = this.#resolve(type, scope);
    if (fullName === 'google.protobuf.NullValue') return { kind: 'null' };
    if (fullName === 'google.protobuf.Timestamp') return { kind: 'timestamp' };
    const values = this.find(fullName)?.values;
    if (isObject(values)) {
      const names = Object.entries(values).map(([name, id]) => [Number(id), name] as const);
      return { kind: 'enum', names: new Map(names) };
    }
    const kind = wrapper.test(fullName) ? 'wrapper' : 'message';
    return { kind, type: this.message(fullName) };
  }

  /** Resolves a name in its message first, then in the enclosing scopes. */
  #resolve(type: string, scope: string): string {
    const scopes = scope.split('.');
    for (let depth = scopes.length; depth >= 0; depth -= 1) {
      const fullName = [...scopes.slice(0, depth), type].join('.');
      if (this.find(fullName) !== undefined) return fullName;
    }
    throw new Error(`The descriptors of ${scope} name ${type}, which is not there.`);
  }
}
