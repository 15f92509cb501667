import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { locales } from '@dinar/domain/language/locale';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { dayPicturePath } from './day-picture-path.ts';
import { parseDayPicturePath } from './parse-day-picture-path.ts';

test.each(locales)('The address of every picture in %s parses back to it', (locale) => {
  const subjects = foreignCurrencies.map((currency) => ({ day: day('2026-11-24'), currency }));
  const paths = subjects.map((subject) => dayPicturePath(subject, locale));
  expect(paths.map(parseDayPicturePath)).toEqual(
    subjects.map((subject) => ({ ...subject, locale })),
  );
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
  '/partage/fr/2026-11-24/EUR.png',
  '/partage/AR/2026-11-24/EUR.png',
  '/partage/de/2026-11-24/EUR.png',
  '/partage/%E0%A4%A/EUR.png',
  '',
])('%s is not the address of a picture', (path) => {
  expect(parseDayPicturePath(path)).toBeUndefined();
});
