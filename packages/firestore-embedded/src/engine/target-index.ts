import { lastId, parentOf } from '../model/resource-name.ts';
import type { Micros } from '../model/timestamp.ts';
import { collectionInScope } from '../query/in-scope.ts';
import type { DocumentChange } from './backend.ts';
import type { Target, Watched } from './target.ts';

/** A Listen stream, as those who tell it of commits see it. */
export interface TargetOwner {
  /** For each of its targets, the changes that may concern it. */
  onCommit(changes: ReadonlyMap<Target, readonly DocumentChange[]>, time: Micros): void;
}

type Entry = { readonly target: Target; readonly owner: TargetOwner };

/**
 * The open targets of a database by what they watch, so that a write costs as much as the
 * listeners of its collection are, however many others there are.
 */
export class TargetIndex {
  /** Keys: a document's name, a collection's full name, `*` and a group's id, or `*`. */
  readonly #entries = new Map<string, Map<Target, Entry>>();

  add(target: Target, owner: TargetOwner): void {
    for (const key of keysOf(target.watched)) {
      let entries = this.#entries.get(key);
      if (entries === undefined) {
        entries = new Map();
        this.#entries.set(key, entries);
      }
      entries.set(target, { target, owner });
    }
  }

  remove(target: Target): void {
    for (const key of keysOf(target.watched)) {
      const entries = this.#entries.get(key);
      entries?.delete(target);
      if (entries?.size === 0) {
        this.#entries.delete(key);
      }
    }
  }

  tell(changes: readonly DocumentChange[], time: Micros): void {
    const told = new Map<TargetOwner, Map<Target, DocumentChange[]>>();
    for (const change of changes) {
      for (const { target, owner } of this.#concernedBy(change.name)) {
        const targets = told.get(owner) ?? new Map<Target, DocumentChange[]>();
        told.set(owner, targets);
        const list = targets.get(target) ?? [];
        targets.set(target, list);
        list.push(change);
      }
    }
    for (const [owner, targets] of told) {
      owner.onCommit(targets, time);
    }
  }

  *#concernedBy(name: string): Iterable<Entry> {
    const collection = parentOf(name);
    yield* this.#entries.get(name)?.values() ?? [];
    for (const key of [collection, `*${lastId(collection)}`, '*']) {
      for (const entry of this.#entries.get(key)?.values() ?? []) {
        const { watched } = entry.target;
        if (watched.kind === 'query' && collectionInScope(watched.query.scope, collection)) {
          yield entry;
        }
      }
    }
  }
}

function keysOf(watched: Watched): Iterable<string> {
  if (watched.kind === 'documents') {
    return watched.names;
  }
  const { parent, collectionId, allDescendants } = watched.query.scope;
  if (collectionId === undefined) {
    return ['*'];
  }
  return [allDescendants ? `*${collectionId}` : `${parent}/${collectionId}`];
}
