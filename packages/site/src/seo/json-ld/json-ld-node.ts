export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** One node in the vocabulary of https://schema.org. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [key: string]: JsonValue;
}
