import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, setField } from './field-path.ts';
import type { Fields } from './value.ts';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.c', ['a', 'b_1', 'c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`a\\`b\\\\c`', ['a`b\\c']],
    ['`été`.x', ['été', 'x']],
  ])('read %s', (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments);
  });

  it.each(['', '.', 'été', 'a b', '0a', 'a.b/c', 'a.', '.a', 'a..b', '`a', 'a`b`', '``'])(
    'refuse %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(
        expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
      );
    },
  );

  it('are parsed back from their text, whatever they contain', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments);
      }),
    );
  });
});

describe('setField', () => {
  const one = { integerValue: '1' };
  const fields: Fields = { a: { mapValue: { fields: { b: one, c: one } } }, d: one };

  it('replaces one value and shares the others', () => {
    const changed = setField(fields, ['a', 'b'], { booleanValue: true });
    expect(changed).toEqual({
      a: { mapValue: { fields: { b: { booleanValue: true }, c: one } } },
      d: one,
    });
    expect(changed.d).toBe(fields.d);
    expect(getField(fields, ['a', 'b'])).toBe(one);
  });

  it('deletes a value and leaves an empty map behind', () => {
    expect(setField({ a: { mapValue: { fields: { b: one } } } }, ['a', 'b'], undefined)).toEqual({
      a: { mapValue: { fields: {} } },
    });
  });

  it('creates the maps of the path, over values that are no maps', () => {
    expect(setField({ a: one }, ['a', 'b', 'c'], one)).toEqual({
      a: { mapValue: { fields: { b: { mapValue: { fields: { c: one } } } } } },
    });
  });

  it('creates no maps for a deletion', () => {
    expect(setField({ a: one }, ['a', 'b'], undefined)).toEqual({ a: one });
    expect(setField({}, ['x', 'y'], undefined)).toEqual({});
  });
});
