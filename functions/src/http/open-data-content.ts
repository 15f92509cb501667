import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { openBest } from '@dinar/domain/open-data/open-best';
import { inOrder, type OpenRate, type StoredOpenRate } from '@dinar/domain/open-data/open-rate';
import { latestOpenRates, openRatesOfDay } from '@dinar/domain/open-data/open-rates';
import { openSeries } from '@dinar/domain/open-data/open-series';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { isDemoCurve } from '@dinar/domain/rates/rate-history';
import { openDataText } from '@dinar/site/open-data/open-data-file';
import {
  bankRows,
  calendarRows,
  currencyRows,
  providerRows,
} from '@dinar/site/open-data/open-data-lists';
import { openDataOpenApi } from '@dinar/site/open-data/open-data-openapi';
import { openDataSchema } from '@dinar/site/open-data/open-data-schema';
import { completeDays, rateFeed } from '@dinar/site/open-data/rate-feed';
import { workingDaysCalendar } from '@dinar/site/open-data/working-days-calendar';
import type { SiteIdentity } from '@dinar/site/pages/site-identity';
import type { OpenDataFormat, OpenDataSubject } from '@dinar/site/routes/open-data-paths';
import type { OpenDataReads } from './open-data-reads.ts';

interface OpenDataFile {
  readonly subject: OpenDataSubject;
  readonly format: OpenDataFormat;
}

interface OpenDataMakers {
  readonly site: SiteIdentity;
  readonly reads: OpenDataReads;
  readonly today: RateDate;
}

/** The text of a file, or the reason why there is none. */
export type OpenDataContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable' | 'demonstration' }
  | { readonly kind: 'empty'; readonly subject: OpenDataSubject; readonly applies?: RateDate };

/** The rows of a table; undefined when they cannot be read anew. */
interface Rows {
  readonly rows: readonly object[];
  readonly isDemo?: boolean;
  readonly isStale?: boolean;
  /** For a day without rows, the day whose rates apply. */
  readonly applies?: RateDate;
}

/** Makes the content of a file from one reading. */
export async function openDataContent(
  file: OpenDataFile,
  { site, reads, today }: OpenDataMakers,
): Promise<OpenDataContent> {
  const { subject } = file;
  switch (subject.kind) {
    case 'openapi':
      return text(`${JSON.stringify(openDataOpenApi(site), undefined, 2)}\n`);
    case 'schema':
      return text(`${JSON.stringify(openDataSchema(), undefined, 2)}\n`);
    case 'calendar':
      return text(workingDaysCalendar(site));
    case 'feed':
    case 'feedOfCurrency': {
      const { value, isStale } = await reads.daysOfBank(centralBankCode);
      const only = subject.kind === 'feedOfCurrency' ? subject.currency : undefined;
      const days = value.map((one) => ({ one, stored: openRatesOfDay(one, only) }));
      const all = numbers(days.flatMap(({ stored }) => stored));
      return content(subject, { ...all, isStale }, () => {
        const feedDays = days.map(({ one: { date: day, updatedAt }, stored }) => ({
          day,
          updatedAt,
          rates: stored.filter(isReal),
        }));
        return rateFeed(site, { ...file, subject }, completeDays(feedDays, today));
      });
    }
    default: {
      const found = await rowsOf(subject, reads, today);
      return content(subject, found, () => openDataText(site, file, found.rows));
    }
  }
}

function text(words: string): OpenDataContent {
  return { kind: 'text', text: words };
}

function content(
  subject: OpenDataSubject,
  { rows, isDemo, isStale, applies }: Rows,
  make: () => string,
): OpenDataContent {
  if (isStale) return { kind: 'unreadable' };
  // A file with one made-up number is refused whole.
  if (isDemo) return { kind: 'demonstration' };
  if (rows.length === 0) return { kind: 'empty', subject, ...(applies && { applies }) };
  return text(make());
}

type TableSubject = Exclude<
  OpenDataSubject,
  { readonly kind: 'openapi' | 'schema' | 'calendar' | 'feed' | 'feedOfCurrency' }
>;

async function rowsOf(subject: TableSubject, reads: OpenDataReads, today: RateDate): Promise<Rows> {
  switch (subject.kind) {
    case 'latest':
    case 'excelLatest': {
      const { value, isStale } = await reads.board();
      return { ...numbers(latestOf(value, today)), isStale };
    }
    case 'best': {
      const { value, isStale } = await reads.board();
      return { ...openBest(value, today), isStale };
    }
    case 'banks': {
      const { value, isStale } = await reads.board();
      const { rows, isDemo } = numbers(latestOf(value, today));
      return { rows: bankRows(rows), isDemo, isStale };
    }
    case 'day': {
      const { value, isStale } = await reads.day(subject.day);
      const own = numbers(value.days.flatMap((one) => openRatesOfDay(one)));
      if (!value.before || own.rows.length > 0) return { ...own, isStale };
      const { isDemo } = numbers(openRatesOfDay(value.before));
      return { rows: [], isDemo, isStale, applies: value.before.date };
    }
    case 'bank': {
      const { value, isStale } = await reads.daysOfBank(subject.bank);
      const own = value.flatMap((one) => openRatesOfDay(one, subject.currency));
      return { ...numbers(own), isStale };
    }
    case 'series':
    case 'excelSeries':
    case 'yearOfSeries': {
      const { value, isStale } = await reads.years(subject.currency);
      const rows = openSeries(value, today);
      const year = subject.kind === 'yearOfSeries' ? subject.year : '';
      return {
        rows: rows.filter(({ day }) => day.startsWith(year)),
        isDemo: isDemoCurve(value),
        isStale,
      };
    }
    case 'currencies':
      return { rows: currencyRows() };
    case 'providers':
      return { rows: providerRows() };
    case 'workingDays':
      return { rows: calendarRows(subject.year) };
  }
}

function latestOf(board: readonly RatesStats[], today: RateDate): StoredOpenRate[] {
  return board.flatMap((one) => latestOpenRates(one, today));
}

function numbers(stored: readonly StoredOpenRate[]) {
  return { rows: inOrder(stored), isDemo: !stored.every(isReal) };
}

function isReal(rate: StoredOpenRate): rate is OpenRate {
  return rate.source !== 'demo';
}
