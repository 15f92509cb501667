import { lastId, parentOf } from '../model/resource-name.ts';
import type { StoredDocument } from '../model/value.ts';
import { collectionInScope, isInScope } from '../query/match-query.ts';
import type { Scope } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';

type Collection = Map<string, StoredDocument>;

/** The present documents of one database, by the full names of their collections. */
export class DocumentStore implements DocumentSource {
  readonly #collections = new Map<string, Collection>();
  /** The collections of each id, for collection group queries. */
  readonly #groups = new Map<string, Map<string, Collection>>();

  get(name: string): StoredDocument | undefined {
    return this.#collections.get(parentOf(name))?.get(name);
  }

  put(document: StoredDocument): void {
    const name = parentOf(document.name);
    let collection = this.#collections.get(name);
    if (collection === undefined) {
      collection = new Map();
      this.#collections.set(name, collection);
      const group = this.#groups.get(lastId(name)) ?? new Map<string, Collection>();
      this.#groups.set(lastId(name), group.set(name, collection));
    }
    collection.set(document.name, document);
  }

  delete(documentName: string): void {
    const name = parentOf(documentName);
    const collection = this.#collections.get(name);
    collection?.delete(documentName);
    if (collection?.size !== 0) return;
    this.#collections.delete(name);
    const group = this.#groups.get(lastId(name));
    group?.delete(name);
    if (group?.size === 0) this.#groups.delete(lastId(name));
  }

  *scan(scope: Scope): Iterable<StoredDocument> {
    const { parent, collectionId, allDescendants } = scope;
    if (collectionId !== undefined && !allDescendants) {
      yield* this.#collections.get(`${parent}/${collectionId}`)?.values() ?? [];
      return;
    }
    const candidates =
      collectionId === undefined ? this.#collections : (this.#groups.get(collectionId) ?? []);
    for (const [name, collection] of candidates) {
      if (collectionInScope(scope, name)) yield* collection.values();
    }
  }

  *all(): Iterable<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.values();
  }

  *collectionsBelow(parent: string): Iterable<string> {
    for (const name of this.#collections.keys()) {
      if (name.startsWith(`${parent}/`)) yield name;
    }
  }
}

/** A source with some documents replaced or, where undefined, removed: a state of the past. */
export class PatchedSource implements DocumentSource {
  readonly #base: DocumentSource;
  readonly #replaced: ReadonlyMap<string, StoredDocument | undefined>;

  constructor(base: DocumentSource, replaced: ReadonlyMap<string, StoredDocument | undefined>) {
    this.#base = base;
    this.#replaced = replaced;
  }

  get(name: string): StoredDocument | undefined {
    return this.#replaced.has(name) ? this.#replaced.get(name) : this.#base.get(name);
  }

  *scan(scope: Scope): Iterable<StoredDocument> {
    for (const document of this.#base.scan(scope)) {
      if (!this.#replaced.has(document.name)) yield document;
    }
    for (const document of this.#replaced.values()) {
      if (document !== undefined && isInScope(scope, document.name)) yield document;
    }
  }

  /** The collections of that state: those emptied since are included, those filled since are not. */
  collectionsBelow(parent: string): Iterable<string> {
    const below = this.scan({ database: '', parent, allDescendants: true });
    return new Set(Array.from(below, ({ name }) => parentOf(name)));
  }
}
