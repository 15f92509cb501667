import { compareValues } from '../model/compare-values.ts';
import type { StoredDocument } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import { valueKey } from '../model/value-key.ts';
import { compareDocuments } from './compare-documents.ts';
import { documentValue } from './match-filter.ts';
import type { Order } from './query.ts';

/** The keys that an index keeps of its documents, and their order. */
export interface IndexDefinition {
  /** Distinguishes one definition from another. */
  readonly key: string;
  /** When set, a document has one entry for each distinct element of this array. */
  readonly elementsOf?: FieldPath;
  /** The fields compared for equality, which come first. */
  readonly equal: readonly FieldPath[];
  /** The order of documents with the same values in those fields. */
  readonly orderBy: readonly Order[];
}

/** A document, or a document with one of its array's elements: most indexes need only 8 bytes per entry. */
export type IndexEntry =
  | StoredDocument
  | { readonly element: Value; readonly document: StoredDocument };

export function documentOf(entry: IndexEntry): StoredDocument {
  return 'element' in entry ? entry.document : entry;
}

/** The entries of a document in an index; none when it lacks one of the fields. */
export function entriesOf(
  definition: IndexDefinition,
  document: StoredDocument,
): readonly IndexEntry[] {
  const { equal, orderBy, elementsOf } = definition;
  const isWhole =
    equal.every((path) => documentValue(document, path) !== undefined) &&
    orderBy.every(({ path }) => documentValue(document, path) !== undefined);
  if (!isWhole) {
    return [];
  }
  if (elementsOf === undefined) {
    return [document];
  }
  const array = documentValue(document, elementsOf);
  const values =
    array !== undefined && 'arrayValue' in array ? (array.arrayValue.values ?? []) : [];
  const distinct = new Map(values.map((element) => [valueKey(element), element]));
  return Array.from(distinct.values(), (element) => ({ element, document }));
}

/** The order of an index: element, fields of equality, order of the query. */
export function compareEntries(
  { equal, orderBy }: IndexDefinition,
  left: IndexEntry,
  right: IndexEntry,
): number {
  if ('element' in left && 'element' in right) {
    const order = compareValues(left.element, right.element);
    if (order !== 0) {
      return order;
    }
  }
  const a = documentOf(left);
  const b = documentOf(right);
  for (const path of equal) {
    const order = compareAt(path, a, b);
    if (order !== 0) {
      return order;
    }
  }
  return compareDocuments(orderBy, a, b);
}

function compareAt(path: FieldPath, left: StoredDocument, right: StoredDocument): number {
  const a = documentValue(left, path);
  const b = documentValue(right, path);
  return a === undefined || b === undefined ? 0 : compareValues(a, b);
}
