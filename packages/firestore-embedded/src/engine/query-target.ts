import type { StoredDocument } from '../model/document.ts';
import type { DocumentTest } from '../query/match-filter.ts';
import { compileQuery } from '../query/match-query.ts';
import type { Query } from '../query/query.ts';
import { type DocumentSource, projectDocument, runQuery } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';
import { diffResults } from './diff-results.ts';
import type { Target, TargetDelta, Watched } from './target.ts';

/** A target that watches the result of a query. */
export class QueryTarget implements Target {
  readonly id: number;
  readonly watched: Watched;
  readonly #query: Query;
  readonly #matches: DocumentTest;
  /** The documents of the result that the client has. */
  #known = new Map<string, StoredDocument>();

  constructor(id: number, query: Query) {
    this.id = id;
    this.#query = query;
    this.#matches = compileQuery(query);
    this.watched = { kind: 'query', query };
  }

  evaluate(source: DocumentSource): readonly StoredDocument[] {
    return runQuery(this.#query, source).documents;
  }

  reset(documents: readonly StoredDocument[]): void {
    this.#known = new Map(documents.map((document) => [document.name, document]));
  }

  follow(changes: readonly DocumentChange[], source: DocumentSource): TargetDelta {
    const relevant = changes.filter(({ name, before, after }) =>
      this.#isCounted()
        ? this.#isMatch(before) || this.#isMatch(after)
        : this.#known.has(name) || this.#isMatch(after),
    );
    if (relevant.length === 0) {
      return { changed: [], removed: [] };
    }
    return this.#isCounted() ? this.#rerun(source) : this.#followEach(relevant);
  }

  present(document: StoredDocument): StoredDocument {
    return projectDocument(this.#query, document);
  }

  /** Whether the query has a limit or an offset, with which one document's change moves others in and out. */
  #isCounted(): boolean {
    return this.#query.limit !== undefined || this.#query.offset > 0;
  }

  #isMatch(document: StoredDocument | undefined): document is StoredDocument {
    return document !== undefined && this.#matches(document);
  }

  #rerun(source: DocumentSource): TargetDelta {
    const documents = this.evaluate(source);
    const delta = diffResults(this.#known, documents);
    this.reset(documents);
    return delta;
  }

  #followEach(changes: readonly DocumentChange[]): TargetDelta {
    const changed: StoredDocument[] = [];
    const removed: string[] = [];
    for (const { name, after } of changes) {
      if (this.#isMatch(after)) {
        this.#known.set(name, after);
        changed.push(after);
      } else {
        this.#known.delete(name);
        removed.push(name);
      }
    }
    return { changed, removed };
  }
}
