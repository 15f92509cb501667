import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

test('An instant is formatted in Tunisian time, also after midnight in Tunis', () => {
  expect([
    formatInstant(new Date('2026-11-20T09:05:00Z'), 'fr'),
    formatInstant(new Date('2026-07-31T23:30:00Z'), 'fr'),
  ]).toEqual(['vendredi 20 novembre 2026 à 10:05', 'samedi 1er août 2026 à 00:30']);
});

test('An instant beyond the year 9999 is rejected', () => {
  expect(() => formatInstant(new Date('+010000-01-01T00:00:00Z'), 'fr')).toThrow(
    'No four-digit year',
  );
});
