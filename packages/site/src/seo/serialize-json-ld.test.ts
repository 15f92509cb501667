import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from './json-ld/json-ld-node.ts';
import { serializeJsonLd } from './serialize-json-ld.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '</script',
        '>',
        '<!--',
        '-->',
        ']]>',
        '&lt;',
        '\u2028',
        '\u2029',
        '\\',
        '"',
        '<',
        'é',
        '\\u003c',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

const anyValue = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    anyText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyText, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test('No text can close the script element, open a comment or break a line', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(serializeJsonLd(value)).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});

test('Parsing the JSON gives the same value', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(JSON.parse(serializeJsonLd(value))).toEqual(value);
    }),
  );
});

test('Characters that could be markup are written as escapes', () => {
  expect(serializeJsonLd({ name: '</script><b>&\u2028\u2029' })).toBe(
    '{"name":"\\u003c/script\\u003e\\u003cb\\u003e\\u0026\\u2028\\u2029"}',
  );
});
