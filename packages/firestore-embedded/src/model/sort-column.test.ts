import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';
import { SortColumn } from './sort-column.ts';
import { ascendingValues } from './testing/ascending-values.ts';

describe('SortColumn', () => {
  it('orders rows as their values are ordered', () => {
    const values = ascendingValues.flat();
    const column = new SortColumn(values);
    for (const [left, value] of values.entries()) {
      for (const [right, other] of values.entries()) {
        expect({ value, other, order: Math.sign(column.compare(left, right)) }).toEqual({
          value,
          other,
          order: Math.sign(compareValues(value, other)),
        });
      }
    }
  });
});
