import { expect, test } from 'vitest';
import { formatAge, formatDuration } from './format-age.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [30_000, 'moins d’une minute'],
  [minute, '1 min'],
  [59.9 * minute, '59 min'],
  [hour, '1 h'],
  [47.9 * hour, '47 h'],
  [48 * hour, '2 jours'],
  [240 * hour, '10 jours'],
])('%i ms are %s', (ms, text) => {
  expect(formatDuration(ms, 'fr')).toBe(text);
});

test('An age is formatted in words and is never negative', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const ago = (ms: number) => formatAge(new Date(now.getTime() - ms), now, 'fr');
  expect([ago(0), ago(59_999), ago(minute), ago(3 * minute), ago(-hour)]).toEqual([
    'à l’instant',
    'à l’instant',
    'il y a 1 min',
    'il y a 3 min',
    'à l’instant',
  ]);
});
