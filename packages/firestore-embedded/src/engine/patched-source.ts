import type { StoredDocument } from '../model/document.ts';
import { parentOf } from '../model/resource-name.ts';
import { compareDocuments } from '../query/compare-documents.ts';
import { isInScope } from '../query/in-scope.ts';
import { compileQuery } from '../query/match-query.ts';
import { mergeOrdered } from '../query/merge-ordered.ts';
import type { Query, Scope } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';

/** A source with some documents replaced or, where undefined, removed. */
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
    yield* this.#untouched(this.#base.scan(scope));
    yield* this.#replacing(scope);
  }

  candidates(query: Query): Iterable<StoredDocument> | undefined {
    const candidates = this.#base.candidates(query);
    if (candidates === undefined) {
      return undefined;
    }
    const { scope, orderBy } = query;
    const replacing = [...this.#replacing(scope)]
      .filter(compileQuery(query))
      .sort((left, right) => compareDocuments(orderBy, left, right));
    return mergeOrdered([this.#untouched(candidates), replacing], orderBy);
  }

  /**
   * The collections of the patched documents: those emptied since then are included, those filled are
   * not.
   */
  collectionsBelow(parent: string): Iterable<string> {
    const below = this.scan({ database: '', parent, allDescendants: true });
    return new Set(Array.from(below, ({ name }) => parentOf(name)));
  }

  *#untouched(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
    for (const document of documents) {
      if (!this.#replaced.has(document.name)) {
        yield document;
      }
    }
  }

  *#replacing(scope: Scope): Iterable<StoredDocument> {
    for (const document of this.#replaced.values()) {
      if (document !== undefined && isInScope(scope, document.name)) {
        yield document;
      }
    }
  }
}
