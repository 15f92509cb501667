import { expect, test } from 'vitest';
import { sameContent } from './same-content.ts';

const instant = new Date('2026-11-20T12:00:00Z');
const timestamp = { toDate: () => new Date(instant) };

test('The order of keys, updatedAt and undefined fields make no difference', () => {
  const stored = { a: 1, b: [{ c: 'x', d: null }], updatedAt: 1 };
  expect(sameContent(stored, { b: [{ d: null, c: 'x' }], a: 1, e: undefined, updatedAt: 2 })).toBe(
    true,
  );
});

test('A Date equals the timestamp of its millisecond and no other', () => {
  expect(sameContent({ at: instant }, { at: timestamp })).toBe(true);
  expect(sameContent({ at: new Date(0) }, { at: timestamp })).toBe(false);
  for (const other of ['2026-11-20T12:00:00Z', {}, undefined]) {
    expect(sameContent({ at: instant }, { at: other })).toBe(false);
    expect(sameContent({ at: other }, { at: instant })).toBe(false);
  }
});

test('Empty lists are equal', () => {
  expect(sameContent({ banks: [] }, { banks: [] })).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: '1' }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: 1, b: null }, { a: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [['a'], { 0: 'a', length: 1 }],
  [{ 0: 'a', length: 1 }, ['a']],
  [{ a: {} }, { a: null }],
  [{}, undefined],
])('%j and %j differ', (a, b) => {
  expect(sameContent(a, b)).toBe(false);
});
