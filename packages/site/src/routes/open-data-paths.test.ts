import { bankTable } from '@dinar/domain/banks/bank-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import {
  type OpenDataSubject,
  openDataDescriptionPath,
  openDataDescriptions,
  openDataFormats,
  openDataPath,
  parseOpenDataPath,
} from './open-data-paths.ts';

const subjects: readonly OpenDataSubject[] = [
  { kind: 'latest' },
  { kind: 'day', day: day('2026-11-24') },
  ...bankTable.flatMap(({ code }) =>
    foreignCurrencies.map((currency) => ({ kind: 'bank', bank: code, currency }) as const),
  ),
];

test('The address of every file parses back to it, and no two files share an address', () => {
  const paths = new Set<string>();
  for (const subject of subjects) {
    for (const format of openDataFormats) {
      const path = openDataPath(subject, format);
      expect(parseOpenDataPath(path)).toEqual({ kind: 'file', subject, format });
      paths.add(path);
    }
  }
  expect(paths.size).toBe(subjects.length * openDataFormats.length);
});

test('The address of every description parses back to it', () => {
  for (const name of openDataDescriptions) {
    expect(parseOpenDataPath(openDataDescriptionPath(name))).toEqual({ kind: 'description', name });
  }
});

test.each([
  ['/donnees/v1/days/2026-02-30.json', 'no-day'],
  ['/donnees/v1/days/24-11-2026.csv', 'no-day'],
  ['/donnees/v1/banks/BIAT/EUR.json', 'no-bank'],
  ['/donnees/v1/banks/atlantis/EUR.json', 'no-bank'],
  ['/donnees/v1/banks/biat/eur.json', 'no-currency'],
  ['/donnees/v1/banks/biat/TND.json', 'no-currency'],
  ['/donnees/v1/banks/biat/XXX.csv', 'no-currency'],
  ['/donnees/v1/latest.xml', 'unknown'],
  ['/donnees/v1/latest', 'unknown'],
  ['/donnees/v2/latest.json', 'unknown'],
  ['/donnees/v1/latest/more.json', 'unknown'],
  ['/donnees/v1/days/2026-11-24/eur.json', 'unknown'],
  ['/donnees/v1/banks/biat/EUR/more.json', 'unknown'],
  ['/donnees/v1/../latest.json', 'unknown'],
  ['', 'unknown'],
])('%s is not the address of a file: %s', (path, kind) => {
  expect(parseOpenDataPath(path).kind).toBe(kind);
});
