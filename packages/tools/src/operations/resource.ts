/** A JSON value, as in the responses of Google's APIs. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The names that Google gave to our resources, by our own id; without resources not created yet. */
export type Names = ReadonlyMap<string, string>;

/** The addresses of resources of one kind. */
export interface Collection {
  readonly url: string;
  /** The field of the response that contains the list. */
  readonly list: string;
  /** The prefix of a resource's own address, to which its name is appended. */
  readonly base: string;
}

/** The wanted state of one resource of the project. */
export interface Wanted {
  /** Our own id of the resource. */
  readonly id: string;
  /** In French, for the plan. */
  readonly title: string;
  readonly collection: Collection;
  /** The wanted fields; Google adds others, which are ignored. */
  readonly body: (names: Names) => JsonObject;
  readonly isStored: (stored: JsonObject) => boolean;
}

/** The label of the resources that this command created; Monitoring stores it with the resource. */
export const ownLabel = 'dinar-operations';
