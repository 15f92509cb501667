import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { plainPattern } from './regular-expression.ts';

describe('plainPattern', () => {
  test.each(['', '[A-Z]{3}', '[A-Z]{3}_[0-9]{4}', '[a-z0-9-]{1,40}', 'users/[0-9]+/a', 'a{2,}'])(
    'reads %j',
    (pattern) => expect(plainPattern(pattern)).toBeDefined(),
  );

  test.each([
    ...['.', '^a', 'a$', 'a|b', '(a)', '\\d', '[^a]', '[a-b-c]', 'é', 'a+?', 'a**'],
    ...['a{03}', 'a{1000}', '[z-a]', 'a{3,2}', 'a+b+', '[a-z]{1,40}[a-z]{1,40}', '{2}', '[]', '*'],
  ])('leaves %j to RE2', (pattern) => expect(plainPattern(pattern)).toBeUndefined());

  test('answers as RE2 does', () => {
    const pieces = ['a', 'B', '3', '_', '-', '/', ' ', '[', ']', '{', '}', ',', '0', '1', '2'];
    const whole = ['[a-c]', '[A-Z0-9-]', '{2}', '{0,2}', '{1,}', '+', '*', '?'];
    const patterns = fc
      .array(fc.constantFrom(...pieces, ...whole), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const texts = fc.string({ unit: fc.constantFrom(...'aabcB3_-/ ,12{}\n😀'), maxLength: 8 });
    let plain = 0;
    fc.assert(
      fc.property(patterns, texts, (pattern, text) => {
        const expression = plainPattern(pattern);
        if (expression === undefined) return;
        plain += 1;
        expect(expression.test(text)).toBe(RE2JS.compile(pattern).matcher(text).matches());
      }),
      { numRuns: 20_000 },
    );
    expect(plain).toBeGreaterThan(2_000);
  });
});
