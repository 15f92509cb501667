import type { RateDate } from '@dinar/domain/days/rate-date';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import { openBest } from '@dinar/domain/open-data/open-best';
import { inOrder } from '@dinar/domain/open-data/open-rate';
import { latestOpenRates, openRatesOfDay } from '@dinar/domain/open-data/open-rates';
import { openSeries } from '@dinar/domain/open-data/open-series';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { OpenDataKind, OpenDataSubject } from '../routes/open-data-paths.ts';
import { bankRows, calendarRows, currencyRows, providerRows } from './open-data-lists.ts';

// Real rates: https://www.bct.gov.tn/bct/siteprod/cours.jsp and https://www.stb.com.tn, read on these days.
const centralDay = recordedDay('2026-05-20');
const bankDay = recordedDay('2026-08-21');

const central: BankSnapshot = {
  bankId: 'BCTN',
  date: centralDay,
  count: 2,
  rates: { EUR: { rate: 3.3891, source: 'bct' }, USD: { rate: 2.9048, source: 'bct' } },
};

const euroAtStb = { purchaseRate: 3.355, saleRate: 3.435, source: 'bank-page' } as const;
const stb: BankSnapshot = { bankId: 'STBK', date: bankDay, count: 1, rates: { EUR: euroAtStb } };
const board: RatesStats = {
  currency: 'EUR',
  banks: [{ ...euroAtStb, bankId: 'STBK', date: bankDay }],
};

const days = openSeries(
  [
    {
      currency: 'EUR',
      year: '2026',
      points: { '05-18': { central: 3.3965 }, '05-20': { central: 3.3891 } },
    },
  ],
  bankDay,
);

/** The values that the paths of the examples contain. */
export const exampleValues: Readonly<Record<string, string>> = {
  day: centralDay,
  year: '2026',
  bank: 'stb',
  currency: 'EUR',
};

/** The subject and the recorded rows of an example of each table in JSON; long lists are cut to their first rows. */
export const recordedExamples: Readonly<
  Partial<
    Record<OpenDataKind, { readonly subject: OpenDataSubject; readonly rows: readonly object[] }>
  >
> = {
  latest: { subject: { kind: 'latest' }, rows: inOrder(latestOpenRates(board, bankDay)) },
  day: { subject: { kind: 'day', day: centralDay }, rows: inOrder(openRatesOfDay(central)) },
  bank: {
    subject: { kind: 'bank', bank: 'STBK', currency: 'EUR' },
    rows: inOrder(openRatesOfDay(stb, 'EUR')),
  },
  series: { subject: { kind: 'series', currency: 'EUR' }, rows: days },
  yearOfSeries: { subject: { kind: 'yearOfSeries', currency: 'EUR', year: '2026' }, rows: days },
  best: { subject: { kind: 'best' }, rows: openBest([board], bankDay).rows },
  currencies: { subject: { kind: 'currencies' }, rows: currencyRows().slice(0, 2) },
  banks: {
    subject: { kind: 'banks' },
    rows: bankRows(latestOpenRates(board, bankDay)).slice(0, 2),
  },
  providers: { subject: { kind: 'providers' }, rows: providerRows().slice(0, 2) },
  workingDays: {
    subject: { kind: 'workingDays', year: '2026' },
    rows: calendarRows('2026').slice(0, 3),
  },
};

function recordedDay(text: string): RateDate {
  const day = parseRateDate(text);
  if (!day) throw new RangeError(`${text} is no day`);
  return day;
}
