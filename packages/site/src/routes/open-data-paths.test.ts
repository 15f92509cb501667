import { bankTable } from '@dinar/domain/banks/bank-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import {
  type OpenDataSubject,
  openDataFiles,
  openDataKinds,
  openDataPath,
  parseOpenDataPath,
} from './open-data-paths.ts';

const currency = 'EUR';

const subjects: readonly OpenDataSubject[] = [
  { kind: 'latest' },
  { kind: 'day', day: day('2026-11-24') },
  { kind: 'workingDays', year: '2026' },
  { kind: 'series', currency },
  { kind: 'yearOfSeries', currency, year: '2004' },
  { kind: 'best' },
  { kind: 'currencies' },
  { kind: 'banks' },
  { kind: 'providers' },
  { kind: 'excelLatest' },
  { kind: 'excelSeries', currency },
  { kind: 'feed' },
  { kind: 'feedOfCurrency', currency },
  { kind: 'calendar' },
  { kind: 'openapi' },
  { kind: 'schema' },
  ...bankTable.flatMap(({ code }) =>
    foreignCurrencies.map((each) => ({ kind: 'bank', bank: code, currency: each }) as const),
  ),
];

test('The address of every file parses back to it, and no two files share an address', () => {
  expect(new Set(subjects.map(({ kind }) => kind))).toEqual(new Set(openDataKinds));
  const paths = subjects.flatMap((subject) =>
    openDataFiles[subject.kind].formats.map((format) => {
      const path = openDataPath(subject, format);
      expect(parseOpenDataPath(path)).toEqual({ kind: 'file', subject, format });
      return path;
    }),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/donnees/v1/days/2026-02-30.json', 'day'],
  ['/donnees/v1/days/24-11-2026.csv', 'day'],
  ['/donnees/v1/banks/BIAT/EUR.json', 'bank'],
  ['/donnees/v1/banks/atlantis/EUR.json', 'bank'],
  ['/donnees/v1/banks/biat/eur.json', 'currency'],
  ['/donnees/v1/banks/biat/TND.json', 'currency'],
  ['/donnees/v1/banks/biat/XXX.csv', 'currency'],
  ['/donnees/v1/series/eur.json', 'currency'],
  ['/donnees/v1/series/EUR/26.json', 'year'],
  ['/donnees/v1/latest.xml', 'unknown'],
  ['/donnees/v1/feed/EUR.json', 'unknown'],
  ['/donnees/v1/excel/latest.json', 'unknown'],
  ['/donnees/v1/latest.json.csv', 'unknown'],
  ['/donnees/v1/latest', 'unknown'],
  ['/donnees/v2/latest.json', 'unknown'],
  ['/donnees/v1/latest/more.json', 'unknown'],
  ['/donnees/v1/days/2026-11-24/eur.json', 'unknown'],
  ['/donnees/v1/banks/biat/EUR/more.json', 'unknown'],
  ['/donnees/v1/../latest.json', 'unknown'],
  ['', 'unknown'],
])('%s is not the address of a file: %s', (path, kind) => {
  const address = parseOpenDataPath(path);
  expect(address.kind === 'unread' ? address.name : address.kind).toBe(kind);
});
