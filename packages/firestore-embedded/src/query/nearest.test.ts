import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../model/document.ts';
import type { Value } from '../model/value.ts';
import { type DistanceMeasure, takeNearest, withDistance } from './nearest.ts';
import { parseNearest } from './parse-nearest.ts';

function vector(...numbers: number[]): Value {
  const values = numbers.map((doubleValue) => ({ doubleValue }));
  const fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}

function holding(id: string, v: Value): StoredDocument {
  const time = '2026-01-01T00:00:00.000000Z';
  const name = `projects/p/databases/(default)/documents/c/${id}`;
  return { name, fields: { v }, createTime: time, updateTime: time };
}

const documents = [
  holding('a', vector(1, 1)),
  holding('b', vector(1, 3)),
  holding('c', vector(0, 0)),
  holding('d', vector(1)),
  holding('e', { integerValue: '1' }),
];

function nearest(measure: DistanceMeasure, threshold?: number) {
  return {
    ...{ path: ['v'], vector: [1, 2], measure, limit: 3 },
    ...(threshold === undefined ? {} : { threshold }),
  };
}

function idsNear(measure: DistanceMeasure, threshold?: number): readonly string[] {
  return takeNearest(nearest(measure, threshold), documents).map(({ name }) => name.slice(-1));
}

describe('A vector search', () => {
  it('returns only vectors of its dimension, nearest first by each measure', () => {
    expect(idsNear('EUCLIDEAN')).toEqual(['a', 'b', 'c']);
    expect(idsNear('COSINE')).toEqual(['b', 'a', 'c']);
    expect(idsNear('DOT_PRODUCT')).toEqual(['b', 'a', 'c']);
  });

  it('omits documents beyond its threshold, which a dot product must reach', () => {
    expect(idsNear('EUCLIDEAN', 1)).toEqual(['a', 'b']);
    expect(idsNear('DOT_PRODUCT', 5)).toEqual(['b']);
  });

  it('reports the distance in the requested field', () => {
    const [first] = documents.map((document) =>
      withDistance({ ...nearest('EUCLIDEAN'), resultField: 'far' }, document),
    );
    expect(first?.fields.far).toEqual({ doubleValue: 1 });
  });

  it('is rejected with a query limit, without its own limit, and with an invalid vector or measure', () => {
    const whole = {
      ...{ vectorField: { fieldPath: 'v' }, queryVector: vector(1, 2) },
      ...{ distanceMeasure: 'COSINE', limit: 3 },
    };
    const parse = (more: object, beside = {}) =>
      parseNearest({ findNearest: { ...whole, ...more }, ...beside });
    expect(parse({})).toEqual(nearest('COSINE'));
    expect(() => parse({}, { limit: 1 })).toThrow('A query limit cannot be used');
    expect(() => parse({ limit: 0 })).toThrow('positive integer of no more than 1000');
    expect(() => parse({ queryVector: { integerValue: 1 } })).toThrow('must be of type vector');
    expect(() => parse({ queryVector: vector() })).toThrow('zero length vector');
    expect(() => parse({ distanceMeasure: 'MANHATTAN' })).toThrow('Unknown Distance Measure');
  });
});
