import { expect, test } from 'vitest';
import { firstFitting } from './fit-text.ts';

test('The first text that fits is taken, though it fills the room to the last character', () => {
  expect(firstFitting(5, ['longer', 'whole', 'cut'])).toBe('whole');
});

test('Where none fits, the last and shortest wording is taken', () => {
  expect(firstFitting(2, ['longer', 'whole', 'cut'])).toBe('cut');
});
