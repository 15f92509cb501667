import { expect, test } from 'vitest';
import { firstFitting } from './fit-text.ts';

test('The first text that fits is used, even at exactly the limit', () => {
  expect(firstFitting(5, ['longer', 'whole', 'cut'])).toBe('whole');
});

test('If no text fits, the last and shortest is used', () => {
  expect(firstFitting(2, ['longer', 'whole', 'cut'])).toBe('cut');
});
