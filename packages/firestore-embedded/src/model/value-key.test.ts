import { describe, expect, it } from 'vitest';
import { ascendingValues } from './testing/ascending-values.ts';
import type { Value } from './value.ts';
import { valueKey } from './value-key.ts';

describe('valueKey', () => {
  it('is shared by equal values and by no others, at every depth', () => {
    const nestings: ((value: Value) => Value)[] = [
      (value) => value,
      (value) => ({ arrayValue: { values: [value] } }),
      (value) => ({ mapValue: { fields: { b: value, a: { booleanValue: true } } } }),
    ];
    for (const nest of nestings) {
      const rows = ascendingValues.map((equals) => new Set(equals.map(nest).map(valueKey)));
      expect(rows.map((keys) => keys.size)).toEqual(ascendingValues.map(() => 1));
      expect(new Set(rows.flatMap((keys) => [...keys])).size).toBe(ascendingValues.length);
    }
  });

  it('does not depend on the order in which a map was written', () => {
    const one: Value = { integerValue: '1' };
    const two: Value = { integerValue: '2' };
    expect(valueKey({ mapValue: { fields: { a: one, b: two } } })).toBe(
      valueKey({ mapValue: { fields: { b: two, a: { doubleValue: 1 } } } }),
    );
  });
});
