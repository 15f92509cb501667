import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { dayPicturePath } from './day-picture-path.ts';
import { parseDayPicturePath } from './parse-day-picture-path.ts';

test('The address of every picture parses back to it', () => {
  const subjects = foreignCurrencies.map((currency) => ({ day: day('2026-11-24'), currency }));
  expect(subjects.map(dayPicturePath).map(parseDayPicturePath)).toEqual(subjects);
});

test.each([
  '/partage/2026-02-30/EUR.png',
  '/partage/24-11-2026/EUR.png',
  '/partage/2026-11-24/eur.png',
  '/partage/2026-11-24/TND.png',
  '/partage/2026-11-24/XXX.png',
  '/partage/2026-11-24/EUR.jpg',
  '/partage/2026-11-24/EUR.png/',
  '/partage/2026-11-24/EUR/EUR.png',
  '/partage//2026-11-24/EUR.png',
  '/autre/2026-11-24/EUR.png',
  '/partage/%E0%A4%A/EUR.png',
  '',
])('%s is not the address of a picture', (path) => {
  expect(parseDayPicturePath(path)).toBeUndefined();
});
