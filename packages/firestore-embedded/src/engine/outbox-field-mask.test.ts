import { expect, test } from 'vitest';
import type { Fields } from '../model/value.ts';
import { changedFieldPaths } from './outbox-field-mask.ts';

const map = (fields: Fields) => ({ mapValue: { fields } });

test('Changed, added and removed fields are named by their paths, and equal ones are not.', () => {
  const before: Fields = {
    same: { integerValue: '1' },
    number: { integerValue: '3' },
    gone: { stringValue: 'a' },
    map: map({ same: { nullValue: null }, 'a b': { booleanValue: true } }),
    emptied: map({ x: { booleanValue: true } }),
  };
  const after: Fields = {
    same: { integerValue: '1' },
    number: { doubleValue: 3 },
    map: map({ same: { nullValue: null }, 'a b': { booleanValue: false } }),
    emptied: map({}),
    new: { arrayValue: { values: [] } },
  };
  expect(changedFieldPaths(before, after)).toEqual([
    'emptied',
    'gone',
    'map.`a b`',
    'new',
    'number',
  ]);
});

test('A field named like a property of every object is treated like any other field.', () => {
  expect(changedFieldPaths({}, { constructor: { booleanValue: true } })).toEqual(['constructor']);
});
