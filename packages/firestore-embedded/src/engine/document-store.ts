import type { StoredDocument } from '../model/document.ts';
import { lastId, parentOf } from '../model/resource-name.ts';
import { collectionInScope } from '../query/in-scope.ts';
import type { Query, Scope } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import { DocumentIndexes, type IndexPolicy } from './document-indexes.ts';

type Collection = Map<string, StoredDocument>;

/** The present documents of one database, by the full names of their collections. */
export class DocumentStore implements DocumentSource {
  readonly #collections = new Map<string, Collection>();
  /** The names of the collections of each id, for collection group queries. */
  readonly #groups = new Map<string, Set<string>>();
  readonly #indexes: DocumentIndexes;

  constructor(policy: Partial<IndexPolicy> = {}) {
    this.#indexes = new DocumentIndexes(policy);
  }

  get(name: string): StoredDocument | undefined {
    return this.#collections.get(parentOf(name))?.get(name);
  }

  put(document: StoredDocument): void {
    const name = parentOf(document.name);
    let collection = this.#collections.get(name);
    if (collection === undefined) {
      collection = new Map();
      this.#collections.set(name, collection);
      this.#group(lastId(name)).add(name);
    }
    this.#indexes.replace(document.name, collection.get(document.name), document);
    collection.set(document.name, document);
  }

  delete(documentName: string): void {
    const name = parentOf(documentName);
    const collection = this.#collections.get(name);
    this.#indexes.replace(documentName, collection?.get(documentName), undefined);
    collection?.delete(documentName);
    if (collection?.size === 0) {
      this.#collections.delete(name);
      const group = this.#group(lastId(name));
      group.delete(name);
      if (group.size === 0) {
        this.#groups.delete(lastId(name));
      }
    }
  }

  *scan(scope: Scope): Iterable<StoredDocument> {
    for (const name of this.#collectionNames(scope)) {
      yield* this.#collections.get(name)?.values() ?? [];
    }
  }

  candidates(query: Query): Iterable<StoredDocument> | undefined {
    return this.#indexes.candidates(
      query,
      () => this.scan(query.scope),
      () => this.#countIn(query.scope),
    );
  }

  *all(): Iterable<StoredDocument> {
    for (const collection of this.#collections.values()) {
      yield* collection.values();
    }
  }

  *collectionsBelow(parent: string): Iterable<string> {
    for (const name of this.#collections.keys()) {
      if (name.startsWith(`${parent}/`)) {
        yield name;
      }
    }
  }

  #countIn(scope: Scope): number {
    let count = 0;
    for (const name of this.#collectionNames(scope)) {
      count += this.#collections.get(name)?.size ?? 0;
    }
    return count;
  }

  #collectionNames(scope: Scope): Iterable<string> {
    const { parent, collectionId, allDescendants } = scope;
    if (collectionId !== undefined && !allDescendants) {
      return [`${parent}/${collectionId}`];
    }
    const candidates =
      collectionId === undefined
        ? this.#collections.keys()
        : (this.#groups.get(collectionId) ?? []);
    return Array.from(candidates).filter((name) => collectionInScope(scope, name));
  }

  #group(collectionId: string): Set<string> {
    let group = this.#groups.get(collectionId);
    if (group === undefined) {
      group = new Set();
      this.#groups.set(collectionId, group);
    }
    return group;
  }
}
