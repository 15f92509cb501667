import { utcDay } from '@dinar/domain/days/rate-date';
import { inOrder, type StoredOpenRate } from '@dinar/domain/open-data/open-rate';
import { latestOpenRates, openRatesOfDay } from '@dinar/domain/open-data/open-rates';
import { type OpenDataSubject, openDataPath } from '@dinar/site/routes/open-data-paths';
import type { Firestore } from 'firebase-admin/firestore';
import { readDay, readDaysOfBank } from '../store/open-data/read-open-days.ts';
import { readResource } from '../store/pages/read-resource.ts';
import { type Known, memo } from './memo.ts';
import { withTimeout } from './with-timeout.ts';

/** Reads the numbers of a file, in order. */
export type OpenDataRates = (subject: OpenDataSubject) => Promise<Known<readonly StoredOpenRate[]>>;

interface OpenDataSettings {
  readonly database: () => Firestore;
  readonly now: () => Date;
  readonly report: (message: string, details: unknown) => void;
}

const keptForMs = 60_000;
const readLimitMs = 4000;

// About 400 addresses of banks and currencies have numbers, and the days many more: the least recently
// requested ones are evicted.
const mostKept = 500;

/** Opens the numbers of the open data. One instance reads those of each file at most once a minute. */
export function openDataValues({ database, now, report }: OpenDataSettings): OpenDataRates {
  const kept = new Map<string, () => Promise<Known<readonly StoredOpenRate[]>>>();
  const keep = (subject: OpenDataSubject, name: string) =>
    memo({
      keptForMs,
      nowMs: () => now().getTime(),
      isGood: () => true,
      load: async () => {
        const { rates, problems } = await withTimeout(
          readLimitMs,
          name,
          read(database(), subject, now()),
        );
        if (problems.length > 0)
          report('Unreadable documents are left out of the open data', problems);
        return rates;
      },
      report: (error) =>
        report(`${name} could not be read anew: the last numbers are served`, error),
    });
  return (subject) => {
    const name = openDataPath(subject, 'json');
    const known = kept.get(name) ?? keep(subject, name);
    kept.delete(name);
    kept.set(name, known);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return known();
  };
}

async function read(db: Firestore, subject: OpenDataSubject, now: Date) {
  switch (subject.kind) {
    case 'latest': {
      const { entry, problems } = await readResource<'board'>(db, { kind: 'board' });
      const today = utcDay(now);
      return {
        rates: inOrder(entry.value.flatMap((one) => latestOpenRates(one, today))),
        problems,
      };
    }
    case 'day': {
      const { days, problems } = await readDay(db, subject.day);
      return { rates: inOrder(days.flatMap((one) => openRatesOfDay(one))), problems };
    }
    case 'bank': {
      const { days, problems } = await readDaysOfBank(db, subject.bank);
      const rates = days.flatMap((one) => openRatesOfDay(one, subject.currency));
      return { rates: inOrder(rates), problems };
    }
  }
}
