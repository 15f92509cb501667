import { compareNumbers, toDouble } from '../model/compare-numbers.ts';
import type { StoredDocument } from '../model/document.ts';
import { type FieldPath, getField } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import { valueKind } from '../model/value-kind.ts';

export type DistanceMeasure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** A query's vector search: the documents whose vectors are nearest to this one, nearest first. */
export interface Nearest {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The field of the results that contains the distance; it is not stored in the documents. */
  readonly resultField?: string;
  readonly threshold?: number;
}

/** The numbers of a vector, undefined for every other value. */
export function vectorOf(value: Value | undefined): readonly number[] | undefined {
  if (value === undefined || valueKind(value) !== 'vector' || !('mapValue' in value)) {
    return undefined;
  }
  const list = value.mapValue.fields?.value;
  const items = list !== undefined && 'arrayValue' in list ? (list.arrayValue.values ?? []) : [];
  return items.map((item) =>
    'doubleValue' in item || 'integerValue' in item ? toDouble(item) : Number.NaN,
  );
}

/** The distance of a document; undefined when it has no vector of the same dimension. */
function distanceTo(nearest: Nearest, document: StoredDocument): number | undefined {
  const vector = vectorOf(getField(document.fields, nearest.path));
  return vector === undefined || vector.length !== nearest.vector.length
    ? undefined
    : measures[nearest.measure](nearest.vector, vector);
}

type Vector = readonly number[];

const measures: { readonly [measure in DistanceMeasure]: (a: Vector, b: Vector) => number } = {
  EUCLIDEAN: (a, b) => Math.hypot(...a.map((component, index) => component - (b[index] ?? 0))),
  COSINE: (a, b) => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
  DOT_PRODUCT: dot,
};

function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, component, index) => sum + component * (b[index] ?? 0), 0);
}

/** The nearest of some documents that are sorted by name; equally near ones stay in order. */
export function takeNearest(
  nearest: Nearest,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  // A dot product increases with similarity, a distance decreases.
  const sign = nearest.measure === 'DOT_PRODUCT' ? -1 : 1;
  const { threshold } = nearest;
  return documents
    .flatMap((document) => {
      const distance = distanceTo(nearest, document);
      return distance === undefined ? [] : [{ document, rank: sign * distance }];
    })
    .filter(({ rank }) => threshold === undefined || rank <= sign * threshold)
    .sort((left, right) => compareRanks(left.rank, right.rank))
    .slice(0, nearest.limit)
    .map(({ document }) => document);
}

/** Compares ranks; NaN, the cosine distance of a zero vector, comes last. */
function compareRanks(left: number, right: number): number {
  return Number.isNaN(left) || Number.isNaN(right)
    ? Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    : compareNumbers({ doubleValue: left }, { doubleValue: right });
}

/** The document with its distance in the requested field, if the query requests one. */
export function withDistance(nearest: Nearest, document: StoredDocument): StoredDocument {
  const distance = distanceTo(nearest, document);
  if (nearest.resultField === undefined || distance === undefined) {
    return document;
  }
  const doubleValue = Number.isFinite(distance) ? distance : distanceText(distance);
  return { ...document, fields: { ...document.fields, [nearest.resultField]: { doubleValue } } };
}

function distanceText(distance: number): 'NaN' | 'Infinity' | '-Infinity' {
  return Number.isNaN(distance) ? 'NaN' : distance > 0 ? 'Infinity' : '-Infinity';
}
