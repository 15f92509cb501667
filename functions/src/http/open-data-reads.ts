import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type DayOrBefore,
  readDayOrBefore,
  readDaysOfBank,
} from '../store/open-data/read-open-days.ts';
import { readResource } from '../store/pages/read-resource.ts';
import { type Known, memo } from './memo.ts';
import { withTimeout } from './with-timeout.ts';

/** What the files are made from. Each file is made from one of these readings, at one instant. */
export interface OpenDataReads {
  readonly board: () => Promise<Known<readonly RatesStats[]>>;
  readonly day: (day: RateDate) => Promise<Known<Omit<DayOrBefore, 'problems'>>>;
  /** The latest days of a bank, newest first. */
  readonly daysOfBank: (bank: BankCode) => Promise<Known<readonly BankSnapshot[]>>;
  /** Every year of a currency. */
  readonly years: (currency: ForeignCurrencyCode) => Promise<Known<readonly RateHistory[]>>;
}

interface OpenDataReadsSettings {
  readonly database: () => Firestore;
  readonly now: () => Date;
  readonly report: (message: string, details: unknown) => void;
}

const keptForMs = 60_000;
const readLimitMs = 4000;

// More than the rows of the tables of banks and currencies. There are many more days: the least recently
// requested are evicted.
const mostKept = 100;

interface Reading<Value> {
  readonly value: Value;
  readonly problems: readonly DecodeProblem[];
}

/** Opens the readings of the open data. One instance makes each at most once a minute. */
export function openDataReads({ database, now, report }: OpenDataReadsSettings): OpenDataReads {
  const keep = <Value>(name: string, read: () => Promise<Reading<Value>>) =>
    memo({
      keptForMs,
      nowMs: () => now().getTime(),
      isGood: () => true,
      load: async () => {
        const { value, problems } = await withTimeout(readLimitMs, name, read());
        if (problems.length > 0)
          report('Unreadable documents are left out of the open data', problems);
        return value;
      },
      report: (error) =>
        report(`${name} could not be read anew: the last numbers are served`, error),
    });
  const keepEach = <Subject extends string, Value>(
    read: (subject: Subject) => Promise<Reading<Value>>,
  ) => {
    const kept = new Map<Subject, () => Promise<Known<Value>>>();
    return (subject: Subject) => {
      const known = kept.get(subject) ?? keep(subject, () => read(subject));
      kept.delete(subject);
      kept.set(subject, known);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return known();
    };
  };
  return {
    board: keep('board', async () => {
      const { entry, problems } = await readResource<'board'>(database(), { kind: 'board' });
      return { value: entry.value, problems };
    }),
    day: keepEach(async (day) => {
      const { problems, ...value } = await readDayOrBefore(database(), day);
      return { value, problems };
    }),
    daysOfBank: keepEach(async (bank) => {
      const { days, problems } = await readDaysOfBank(database(), bank);
      return { value: days, problems };
    }),
    years: keepEach(async (currency) => {
      const { entry, problems } = await readResource<'past'>(database(), {
        kind: 'past',
        currency,
      });
      return { value: entry.value, problems };
    }),
  };
}
