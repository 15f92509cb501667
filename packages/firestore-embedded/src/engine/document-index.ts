import type { StoredDocument } from '../model/document.ts';
import {
  compareEntries,
  documentOf,
  entriesOf,
  type IndexDefinition,
  type IndexEntry,
} from '../query/index-entry.ts';
import type { IndexRange } from '../query/plan-query.ts';
import { sortEntries } from '../query/sort-entries.ts';
import { SortedSet } from './sorted-set.ts';

/** One index of one scope's documents. */
export interface DocumentIndex {
  readonly scope: string;
  readonly definition: IndexDefinition;
  readonly entries: SortedSet<IndexEntry>;
}

/** Builds an index of all documents of a scope. */
export function buildIndex(
  scope: string,
  definition: IndexDefinition,
  documents: Iterable<StoredDocument>,
): DocumentIndex {
  const items: IndexEntry[] = [];
  for (const document of documents) {
    items.push(...entriesOf(definition, document));
  }
  const compare = (left: IndexEntry, right: IndexEntry) => compareEntries(definition, left, right);
  return { scope, definition, entries: new SortedSet(compare, sortEntries(definition, items)) };
}

/** Replaces the entries of a document's old version by those of its new version. */
export function followDocument(
  { definition, entries }: DocumentIndex,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): void {
  const old = before === undefined ? [] : entriesOf(definition, before);
  const now = after === undefined ? [] : entriesOf(definition, after);
  const [from] = old;
  const [to] = now;
  const isSingle = old.length === 1 && now.length === 1;
  if (isSingle && from && to && compareEntries(definition, from, to) === 0) {
    entries.exchange(from, to);
    return;
  }
  for (const entry of old) {
    entries.delete(entry);
  }
  for (const entry of now) {
    entries.add(entry);
  }
}

/** The documents of a range, in order. */
export function* walkIndex(
  { entries }: DocumentIndex,
  range: IndexRange,
): Iterable<StoredDocument> {
  for (const entry of entries.range((item) => range.place(item))) {
    yield documentOf(entry);
  }
}
