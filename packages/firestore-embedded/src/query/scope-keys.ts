import { lastId } from '../model/resource-name.ts';
import type { Scope } from './query.ts';

/**
 * The key under which queries of a scope are filed: a collection's full name, `*` and a group's id, or
 * `*` for every collection.
 */
export function scopeKey({ parent, collectionId, allDescendants }: Scope): string {
  if (collectionId === undefined) {
    return '*';
  }
  return allDescendants ? `*${collectionId}` : `${parent}/${collectionId}`;
}

/** The keys of all scopes that may contain a collection. */
export function scopeKeysOf(collection: string): readonly string[] {
  return [collection, `*${lastId(collection)}`, '*'];
}
