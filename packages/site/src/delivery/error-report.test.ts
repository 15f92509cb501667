import { expect, test } from 'vitest';
import { withoutPersonalData } from './error-report.ts';

test.each([
  [
    'Failed to fetch dynamically imported module: https://dinar.example/assets/home-page-x1.js',
    'Failed to fetch dynamically imported module: /assets/home-page-x1.js',
  ],
  [
    'Unexpected token "Amel Ben Salah" in JSON at position 12',
    'Unexpected token … in JSON at position …',
  ],
  ['amel@example.tn is not a valid selector', '… is not a valid selector'],
  ['No rate for 1 234,56 or ٥٠٠', 'No rate for …or …'],
  ['https://dinar.example/contact?name=Amel refused', '… refused'],
  [
    "Cannot read properties of undefined (reading 'at')",
    'Cannot read properties of undefined (reading …)',
  ],
])('« %s » is reported as « %s »', (message, reported) => {
  expect(withoutPersonalData(message)).toBe(reported);
});

test('A long message is cut', () => {
  expect(withoutPersonalData('x'.repeat(100_000))).toHaveLength(200);
});
