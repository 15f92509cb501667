import type { StoredDocument } from '../model/document.ts';
import { isInScope } from '../query/in-scope.ts';
import type { Scope } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';

/** A source with some documents replaced, or (undefined) taken away. */
export class Overlay implements DocumentSource {
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
      if (!this.#replaced.has(document.name)) {
        yield document;
      }
    }
    for (const document of this.#replaced.values()) {
      if (document !== undefined && isInScope(scope, document.name)) {
        yield document;
      }
    }
  }
}
