/** A value of JSON's, as Google's interfaces send it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The names that Google gave to resources of ours, by our own id; those not made yet are missing. */
export type Names = ReadonlyMap<string, string>;

/** Where resources of one kind are listed and made. */
export interface Collection {
  readonly url: string;
  /** The field of the answer that has them. */
  readonly list: string;
  /** Where one of them is changed: its name is appended. */
  readonly base: string;
}

/** Something that operations need in the project, as it is to be. */
export interface Wanted {
  /** Ours alone: by it the stored one is found again. */
  readonly id: string;
  /** In French, for the plan. */
  readonly title: string;
  readonly collection: Collection;
  /** The fields that we state; Google adds others, which are none of ours. */
  readonly body: (names: Names) => JsonObject;
  readonly isStored: (stored: JsonObject) => boolean;
}

/** Marks what this command made: Monitoring keeps it with the resource. */
export const ownLabel = 'dinar-operations';
