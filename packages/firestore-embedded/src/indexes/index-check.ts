import type { Log } from '../log.ts';
import { StatusError } from '../model/status.ts';
import type { Query } from '../query/query.ts';
import { type DeclaredIndexes, type IndexDefinition, indexJson } from './declared-indexes.ts';
import { indexFor, indexNeedsOf, type NeedAlternatives } from './index-need.ts';
import { entryFor, type IndexEntry, missingIndexMessage } from './missing-index.ts';
import { servingIndexes } from './serving-indexes.ts';

export interface IndexReport {
  /** Declared indexes that were not necessary for any query so far. */
  readonly unused: readonly object[];
  /** Entries to add to firestore.indexes.json for the queries that were rejected. */
  readonly missing: readonly IndexEntry[];
}

/** Rejects the queries that production has no index for, and notes which declared indexes are necessary. */
export class IndexCheck {
  readonly #declared: DeclaredIndexes;
  readonly #log: Log;
  readonly #necessary = new Set<IndexDefinition>();
  readonly #missing = new Map<string, IndexEntry>();

  constructor(declared: DeclaredIndexes, log: Log) {
    this.#declared = declared;
    this.#log = log;
  }

  /** Throws FAILED_PRECONDITION unless declared and automatic indexes serve the query. */
  demand(query: Query): void {
    for (const needs of indexNeedsOf(query)) {
      const serving = serveAny(this.#declared, needs) ?? this.#refuse(indexFor(needs[0]));
      this.#note(needs, serving);
    }
  }

  report(): IndexReport {
    const unused = this.#declared.composites.filter((index) => !this.#necessary.has(index));
    return { unused: unused.map(indexJson), missing: [...this.#missing.values()] };
  }

  /** Notes which of the serving indexes no others replace. */
  #note(needs: NeedAlternatives, serving: readonly IndexDefinition[]): void {
    for (const index of serving) {
      const composites = this.#declared.composites.filter((one) => one !== index);
      const isReplaced = serveAny({ ...this.#declared, composites }, needs) !== undefined;
      if (!isReplaced) this.#necessary.add(index);
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
