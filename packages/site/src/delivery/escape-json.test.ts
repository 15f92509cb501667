import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeJson } from './escape-json.ts';

test('No text can end its script element, and every text parses back to itself', () => {
  expect(escapeJson('"</script>&\u2028\u2029"')).toBe(
    '"\\u003c/script\\u003e\\u0026\\u2028\\u2029"',
  );
  fc.assert(
    fc.property(fc.json(), (json) => {
      const escaped = escapeJson(json);
      expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(escaped)).toEqual(JSON.parse(json));
    }),
  );
});
