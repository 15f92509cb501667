import { describe, expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import { aggregate } from './aggregate.ts';

function documents(...values: (Value | undefined)[]) {
  return values.map((x, index) => ({
    name: `projects/p/databases/d/documents/c/d${index}`,
    fields: x === undefined ? {} : { x },
    createTime: '',
    updateTime: '',
  }));
}

const sum = { kind: 'sum', alias: 'sum', path: ['x'] } as const;
const avg = { kind: 'avg', alias: 'avg', path: ['x'] } as const;
const count = { kind: 'count', alias: 'count' } as const;

describe('aggregate', () => {
  it('counts everything, or up to a bound', () => {
    const all = documents(undefined, { integerValue: '1' }, { nullValue: null });
    expect(aggregate([count, { ...count, alias: 'two', upTo: 2 }], all)).toEqual({
      count: { integerValue: '3' },
      two: { integerValue: '2' },
    });
  });

  it('counts only documents with the summed field when it also sums', () => {
    const all = documents(undefined, { integerValue: '1' }, { stringValue: 'x' });
    expect(aggregate([count, sum, avg], all)).toEqual({
      count: { integerValue: '2' },
      sum: { integerValue: '1' },
      avg: { doubleValue: 1 },
    });
  });

  it('sums integers exactly, and as a double beyond int64 or with a double', () => {
    const huge = { integerValue: '9223372036854775800' };
    expect(aggregate([sum], documents(huge, { integerValue: '7' }))).toEqual({
      sum: { integerValue: '9223372036854775807' },
    });
    expect(aggregate([sum], documents(huge, { integerValue: '8' }))).toEqual({
      sum: { doubleValue: 2 ** 63 },
    });
    expect(aggregate([sum], documents({ doubleValue: 0.5 }, { integerValue: '1' }))).toEqual({
      sum: { doubleValue: 1.5 },
    });
  });

  it('returns 0 and null for no documents', () => {
    expect(aggregate([sum, avg], [])).toEqual({
      sum: { integerValue: '0' },
      avg: { nullValue: null },
    });
  });

  it('returns NaN when a value is NaN', () => {
    expect(aggregate([sum], documents({ doubleValue: 'NaN' }, { integerValue: '1' }))).toEqual({
      sum: { doubleValue: 'NaN' },
    });
  });
});
