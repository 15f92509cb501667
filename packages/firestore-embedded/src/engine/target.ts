import { withFields } from '../model/field-path.ts';
import { isObject, type JsonObject, readList, readText } from '../model/json.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { StoredDocument } from '../model/value.ts';
import { refuseKeyScan } from '../query/check-query.ts';
import { compileQuery, type DocumentTest, isInScope } from '../query/match-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { type DocumentSource, runQuery } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';

/** The changes to send to a target's client. */
export interface TargetDelta {
  /** Documents that have entered the target, or have changed in it. */
  readonly changed: readonly StoredDocument[];
  /** Names of documents that have left the target. */
  readonly removed: readonly string[];
}

/** One target of a Listen stream; it may track the documents that its client has. */
export interface Target {
  readonly id: number;
  /** The watched documents by name, or the query whose result is watched. */
  readonly watched: ReadonlySet<string> | Query;
  /** Whether a change of a document may concern the target. */
  covers(name: string): boolean;
  /** The documents of a source that belong to the target, in order. */
  evaluate(source: DocumentSource): readonly StoredDocument[];
  /** Records that the client has exactly these documents. */
  reset(documents: readonly StoredDocument[]): void;
  /** Applies changes, known or not, that may concern the target; `source` is the present state. */
  follow(changes: readonly DocumentChange[] | undefined, source: DocumentSource): TargetDelta;
  /** The document as it is sent, with a query's projection applied. */
  present(document: StoredDocument): StoredDocument;
}

/** Parses the query or the documents of an `addTarget`; throws INVALID_ARGUMENT or UNIMPLEMENTED. */
export function parseTarget(id: number, json: JsonObject): Target {
  if (isObject(json.documents)) {
    const names = readList(json.documents.documents, 'documents').map((name) =>
      readText(name, 'document name'),
    );
    for (const name of names) parseDocumentName(name);
    return documentsTarget(id, new Set(names));
  }
  if (!isObject(json.query)) throw invalid('A target has neither a query nor documents.');
  if (json.query.structuredQuery === undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Only structured queries can be listened to.');
  }
  const parent = readText(json.query.parent, 'parent');
  const query = parseQuery(parent, json.query.structuredQuery);
  refuseKeyScan(query);
  return new QueryTarget(id, query);
}

/** A target that watches documents by name, and reports each change of one. */
function documentsTarget(id: number, names: ReadonlySet<string>): Target {
  return {
    id,
    watched: names,
    covers: (name) => names.has(name),
    evaluate: (source) => Array.from(names, (name) => source.get(name)).filter(isThere),
    reset() {},
    follow(changes, source) {
      const all = changes?.map(({ name }) => name) ?? [...names];
      return {
        changed: all.map((name) => source.get(name)).filter(isThere),
        removed: all.filter((name) => source.get(name) === undefined),
      };
    },
    present: (document) => document,
  };
}

function isThere(document: StoredDocument | undefined): document is StoredDocument {
  return document !== undefined;
}

/** A target that watches the result of a query. */
class QueryTarget implements Target {
  readonly id: number;
  readonly watched: Query;
  readonly #matches: DocumentTest;
  /** The documents of the result that the client has. */
  #known = new Map<string, StoredDocument>();

  constructor(id: number, query: Query) {
    this.id = id;
    this.watched = query;
    this.#matches = compileQuery(query);
  }

  covers(name: string): boolean {
    return isInScope(this.watched.scope, name);
  }

  evaluate(source: DocumentSource): readonly StoredDocument[] {
    return runQuery(this.watched, source);
  }

  reset(documents: readonly StoredDocument[]): void {
    this.#known = new Map(documents.map((document) => [document.name, document]));
  }

  follow(changes: readonly DocumentChange[] | undefined, source: DocumentSource): TargetDelta {
    if (changes === undefined) return this.#rerun(source);
    const { limit, offset } = this.watched;
    // With a limit or an offset, one document's change moves others in and out.
    const isCounted = limit !== undefined || offset > 0;
    const relevant = changes.filter(
      ({ name, before, after }) =>
        this.#isMatch(after) || (isCounted ? this.#isMatch(before) : this.#known.has(name)),
    );
    if (relevant.length === 0) return { changed: [], removed: [] };
    return isCounted ? this.#rerun(source) : this.#followEach(relevant);
  }

  present(document: StoredDocument): StoredDocument {
    return withFields(document, this.watched.select);
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

/** The difference between two results; a document is unchanged when it is the same object. */
export function diffResults(
  before: ReadonlyMap<string, StoredDocument>,
  after: readonly StoredDocument[],
): TargetDelta {
  const kept = new Set(after.map(({ name }) => name));
  return {
    changed: after.filter((document) => before.get(document.name) !== document),
    removed: [...before.keys()].filter((name) => !kept.has(name)),
  };
}
