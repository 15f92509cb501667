import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaHarmless, headerSafe } from './harmless-text.ts';

test('A text that would start a formula gets an apostrophe, any other is unchanged', () => {
  const dangerous = ['=1+1', '+216 71', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1'];
  expect(dangerous.map(formulaHarmless)).toEqual(dangerous.map((text) => `'${text}`));
  const plain = ['', 'Bonjour', 'a=b', '1-2', "'=1", 'é@b.tn'];
  expect(plain.map(formulaHarmless)).toEqual(plain);
});

test('Escaping is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = formulaHarmless(text);
      expect(formulaHarmless(once)).toBe(once);
    }),
  );
});

test('No text can end a header and start another', () => {
  expect(headerSafe('Bonjour\r\nBcc: all@example.tn')).toBe('Bonjour Bcc: all@example.tn');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const header = headerSafe(text);
      expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect([...header].length).toBeLessThanOrEqual(150);
    }),
  );
});

test('A header is one line with single spaces, cut at 150 characters without splitting one', () => {
  expect(headerSafe('\tTaux   du\u2028 jour ')).toBe('Taux du jour');
  const long = '💶'.repeat(151);
  expect(headerSafe(long)).toBe('💶'.repeat(150));
});
