import { lastId, parentOf } from '../model/resource-name.ts';
import type { Scope } from './query.ts';

/** Whether a document's name lies in the collections that a query covers. */
export function isInScope(scope: Scope, name: string): boolean {
  return collectionInScope(scope, parentOf(name));
}

/** The same for the full name of a collection. */
export function collectionInScope(scope: Scope, collection: string): boolean {
  const { parent, collectionId, allDescendants } = scope;
  if (collectionId !== undefined && lastId(collection) !== collectionId) {
    return false;
  }
  return allDescendants ? collection.startsWith(`${parent}/`) : parentOf(collection) === parent;
}
