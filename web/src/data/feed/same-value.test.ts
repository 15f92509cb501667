// @vitest-environment node
import { expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

const at = (ms: number) => new Date(ms);

it.each([
  ['fields in another order', { a: 1, b: [{ c: 2, d: at(3) }] }, { b: [{ d: at(3), c: 2 }], a: 1 }],
  ['nothing', undefined, undefined],
])('the same: %s', (_, a, b) => {
  expect(isSameValue(a, b)).toBe(true);
});

it.each([
  ['a value', { a: 1 }, { a: 2 }],
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['another field', { a: undefined }, { b: undefined }],
  ['an instant', { a: at(1) }, { a: at(2) }],
  ['an instant and none', at(1), {}],
  ['a list and none', [], {}],
  ['the length of a list', [1], [1, 2]],
  ['null', null, {}],
])('not the same: %s', (_, a, b) => {
  expect([isSameValue(a, b), isSameValue(b, a)]).toEqual([false, false]);
});
