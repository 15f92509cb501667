import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { documentId } from '@dinar/domain/documents/decoded';
import {
  encodeHistoryPoint,
  historyPointKey,
  rateHistoryId,
} from '@dinar/domain/documents/rate-history-document';
import type { BankRate, CentralRow } from '@dinar/domain/rates/bank-rate';
import { judgeRates, type SuspectRate } from '@dinar/domain/rates/judge-rates';
import { centralOf } from '@dinar/domain/rates/rate-history';
import { maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CentralCandidate } from '../../sources/candidate-rate.ts';
import { storedPoint, storedPoints } from '../aggregates/history-point.ts';
import type { DaySpan } from '../aggregates/market-points.ts';
import { groupBy } from '../documents/group-by.ts';
import { decodeCandidates } from '../ingest/decode-candidates.ts';
import { firestoreRateStore } from '../rate-store/firestore-rate-store.ts';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import { absentDays, monthRecordPath, yearsAround } from './archive-month.ts';

/** The pages of one month, as read. */
export interface ArchivePages {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly rates: readonly CentralCandidate[];
  /** The days that the archive does not have. */
  readonly absent: readonly RateDate[];
}

interface StoredArchive {
  /** The number of new rates. */
  readonly written: number;
  /** The reasons for the refused rates, one sentence each. */
  readonly refused: readonly string[];
}

/**
 * Stores the rates of one month in the histories' `archived` fields, in one transaction with the month's
 * record, and keeps the other content of the histories. Each rate is judged by the common rule, together
 * with the days before it. A day is skipped when more than `maxRefusedShare` of its rates are suspect.
 */
export function storeArchiveMonth(
  db: Firestore,
  pages: ArchivePages,
  { now, maxRefusedShare }: { readonly now: Date; readonly maxRefusedShare: number },
): Promise<StoredArchive> {
  const { rows, refused } = decodeCandidates(pages.rates, { now, source: 'bct' });
  const undecodable = refused.map(({ row, detail }) => `${pages.rates[row]?.currency} : ${detail}`);
  const byCurrency = groupBy(
    rows.map(({ rate }) => rate),
    ({ currency }) => currency,
  );
  return firestoreRateStore(db).transact(async (transaction) => {
    const recordPath = monthRecordPath(pages.month);
    const record = await transaction.get(recordPath);
    const years: JudgedYear[] = [];
    for (const [currency, own] of byCurrency) {
      years.push(await judgeYear(transaction, currency, own, utcDay(now)));
    }
    const spoilt = spoiltDays(years, maxRefusedShare);
    const updatedAt = Timestamp.fromDate(now);
    let written = 0;
    for (const { year, accepted } of years) {
      const taken = accepted.filter(({ date }) => !spoilt.has(date));
      writePoints(transaction, year, taken, updatedAt);
      written += taken.length;
    }
    const absent = [...new Set([...absentDays(record.data), ...pages.absent])].sort();
    transaction.set(recordPath, { absent, updatedAt });
    const suspect = years.flatMap(({ suspect: found }) =>
      found.map(({ rate, problem }) => `${rate.date} ${rate.currency} : ${problem}`),
    );
    return { written, refused: [...undecodable, ...suspect] };
  });
}

interface JudgedYear {
  readonly year: StoredDocument;
  readonly accepted: readonly CentralRow[];
  readonly suspect: readonly SuspectRate[];
}

async function judgeYear(
  transaction: RateTransaction,
  currency: ForeignCurrencyCode,
  rows: readonly BankRate[],
  today: RateDate,
): Promise<JudgedYear> {
  const central = rows.filter((row): row is CentralRow => row.bankId === centralBankCode);
  const days = central.map(({ date }) => date).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new Error(`No page has a rate of ${currency}`);
  const paths = yearsAround(currency, { from, to });
  const years = await Promise.all(paths.map((path) => transaction.get(path)));
  const own = `${collection.rateHistory}/${rateHistoryId(currency, from)}`;
  const year = years.find(({ path }) => path === own);
  if (!year) throw new Error(`${own} was not read`);
  const known = years.flatMap((stored) => knownRows(stored, currency, { from, to }));
  const taken = new Set(known.map(({ date }) => date));
  const fresh = central.filter(({ date }) => !taken.has(date));
  const judged = judgeRates([...known, ...fresh], { today, from });
  const suspect = judged.suspect.filter(({ rate }) => fresh.some((row) => row === rate));
  const accepted = fresh.filter((row) => !suspect.some(({ rate }) => rate === row));
  return { year, accepted, suspect };
}

/** Returns the days with so many suspect rates that none is accepted. */
function spoiltDays(years: readonly JudgedYear[], maxRefusedShare: number): ReadonlySet<RateDate> {
  const suspect = groupBy(
    years.flatMap((year) => year.suspect),
    ({ rate }) => rate.date,
  );
  const accepted = groupBy(
    years.flatMap((year) => year.accepted),
    ({ date }) => date,
  );
  const spoilt = [...suspect].filter(([day, { length }]) => {
    const rowCount = length + (accepted.get(day)?.length ?? 0);
    return length > maxRefusedShare * rowCount;
  });
  return new Set(spoilt.map(([day]) => day));
}

/** Returns the stored rates of these days and of the week before them, as rows for judging the new ones. */
function knownRows(
  stored: StoredDocument,
  currency: ForeignCurrencyCode,
  { from, to }: DaySpan,
): CentralRow[] {
  const year = documentId(stored.path).slice(-4);
  const rows: CentralRow[] = [];
  for (let day = addDays(from, -maxReferenceAgeDays); day <= to; day = addDays(day, 1)) {
    const point = day.startsWith(year) ? storedPoint(stored, day) : undefined;
    const rate = point && centralOf(point);
    if (rate === undefined) continue;
    const facts = { status: 1, source: 'bct', fetchedAt: stored.readAt.toDate() } as const;
    rows.push({ bankId: centralBankCode, currency, date: day, rate, ...facts });
  }
  return rows;
}

function writePoints(
  transaction: RateTransaction,
  year: StoredDocument,
  rows: readonly CentralRow[],
  updatedAt: Timestamp,
): void {
  if (rows.length === 0) return;
  const points = rows.map(({ date, rate }) => {
    const point = { ...storedPoint(year, date), archived: rate };
    return [historyPointKey(date), encodeHistoryPoint(point)] as const;
  });
  if (year.data === undefined || Object.keys(storedPoints(year)).length === 0) {
    transaction.set(year.path, { points: Object.fromEntries(points), updatedAt });
    return;
  }
  transaction.update(year.path, [
    ...points.map(([key, value]) => ({ field: ['points', key], value })),
    { field: ['updatedAt'], value: updatedAt },
  ]);
}
