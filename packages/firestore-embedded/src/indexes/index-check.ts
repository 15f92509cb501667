import type { Log } from '../log.ts';
import { StatusError } from '../model/status.ts';
import type { Query } from '../query/query.ts';
import { type DeclaredIndexes, type IndexDefinition, indexJson } from './declared-indexes.ts';
import { indexFor, indexNeedsOf, type NeedAlternatives } from './index-need.ts';
import { entryFor, type IndexEntry, missingIndexMessage } from './missing-index.ts';
import { servingIndexes } from './serving-indexes.ts';

/**
 * One declared index, the number of ANDs of queries that it can serve, and of those not served without
 * it.
 */
interface IndexUse {
  readonly index: object;
  readonly useful: number;
  readonly necessary: number;
}

export interface IndexReport {
  readonly declared: readonly IndexUse[];
  /** Indexes that were not necessary for any query so far. */
  readonly unused: readonly object[];
  /** Entries to add to firestore.indexes.json for the queries that were rejected. */
  readonly missing: readonly IndexEntry[];
}

/** Rejects the queries that production has no index for, and counts the use of declared indexes. */
export class IndexCheck {
  readonly #declared: DeclaredIndexes;
  readonly #log: Log;
  readonly #useful = new Map<IndexDefinition, number>();
  readonly #necessary = new Map<IndexDefinition, number>();
  readonly #missing = new Map<string, IndexEntry>();

  constructor(declared: DeclaredIndexes, log: Log) {
    this.#declared = declared;
    this.#log = log;
  }

  /** Throws FAILED_PRECONDITION unless declared and automatic indexes serve the query. */
  demand(query: Query): void {
    for (const needs of indexNeedsOf(query)) {
      const serving = serveAny(this.#declared, needs) ?? this.#refuse(indexFor(needs[0]));
      this.#count(needs, serving);
    }
  }

  report(): IndexReport {
    const declared = this.#declared.composites.map((index) => ({
      index: indexJson(index),
      useful: this.#useful.get(index) ?? 0,
      necessary: this.#necessary.get(index) ?? 0,
    }));
    return {
      declared,
      unused: declared.flatMap(({ index, necessary }) => (necessary === 0 ? [index] : [])),
      missing: [...this.#missing.values()],
    };
  }

  #count(needs: NeedAlternatives, serving: readonly IndexDefinition[]): void {
    const { composites } = this.#declared;
    for (const index of serving) {
      add(this.#useful, index);
      const others = { ...this.#declared, composites: composites.filter((one) => one !== index) };
      if (serveAny(others, needs) === undefined) add(this.#necessary, index);
    }
  }

  #refuse(wanted: IndexDefinition): never {
    const entry = entryFor(wanted, this.#declared);
    const text = JSON.stringify(entry);
    const message = missingIndexMessage(wanted);
    if (!this.#missing.has(text)) {
      this.#missing.set(text, entry);
      this.#log('missing index', { message, add: entry }, 'warn');
    }
    throw new StatusError(
      'FAILED_PRECONDITION',
      `${message}\nTo be added to firestore.indexes.json: ${text}`,
    );
  }
}

/** The indexes that serve one AND of a query. */
function serveAny(
  declared: DeclaredIndexes,
  needs: NeedAlternatives,
): readonly IndexDefinition[] | undefined {
  for (const need of needs) {
    const serving = servingIndexes(declared, need);
    if (serving !== undefined) return serving;
  }
  return undefined;
}

function add(counts: Map<IndexDefinition, number>, index: IndexDefinition): void {
  counts.set(index, (counts.get(index) ?? 0) + 1);
}
