import { firstCountedDay } from '@dinar/domain/aggregates/derive-currency-rates';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { DaySpan } from '../aggregates/market-points.ts';

/** A month, 'YYYY-MM'. */
export type Month = string;

const lastDay = knownDay('9999-12-31');

export const allDays: DaySpan = { from: knownDay('0001-01-01'), to: lastDay };

/** Returns the days whose rows count for today's boards, and all future days. */
export function recentDays(today: RateDate): DaySpan {
  return { from: firstCountedDay(today), to: lastDay };
}

/** Returns the days of a month. */
export function daysOfMonth(month: Month): DaySpan {
  const from = knownDay(`${month}-01`);
  const firstOfNext = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(knownDay(firstOfNext), -1) };
}

export function isAmong({ from, to }: DaySpan, day: RateDate): boolean {
  return day >= from && day <= to;
}

/**
 * Returns the next older month to compare: the first after `last` with a row or a snapshot, and after the
 * latest one the oldest again. Undefined while everything is recent.
 */
export async function nextMonth(
  db: Firestore,
  last: Month | null | undefined,
  today: RateDate,
): Promise<Month | undefined> {
  const { from } = recentDays(today);
  const starts = [...(last ? [daysOfMonth(last).to] : []), allDays.from];
  for (const start of starts) {
    const days = await Promise.all([firstRowDay(db, start), firstSnapshotDay(db, start)]);
    const [first] = days.filter((day) => day !== undefined && day < from).sort();
    if (first !== undefined) return first.slice(0, 7);
  }
  return undefined;
}

// Skips a row with an invalid day, which a person may have typed: it is in no aggregate.
async function firstRowDay(db: Firestore, after: string): Promise<RateDate | undefined> {
  const rows = db.collection(collection.bankRates).orderBy('date').select('date').limit(1);
  const [found] = (await rows.where('date', '>', after).get()).docs;
  const text: string | undefined = found?.get('date');
  return text === undefined ? undefined : (parseRateDate(text) ?? firstRowDay(db, text));
}

async function firstSnapshotDay(db: Firestore, after: string): Promise<RateDate | undefined> {
  const ids = db.collection(collection.bankSnapshots).orderBy(FieldPath.documentId()).select();
  const [found] = (await ids.startAfter(`${after}_~`).limit(1).get()).docs;
  if (found === undefined) return undefined;
  return parseRateDate(found.id.slice(0, 10)) ?? firstSnapshotDay(db, found.id);
}

function knownDay(text: string): RateDate {
  const day = parseRateDate(text);
  if (day === undefined) throw new RangeError(`${text} is no day`);
  return day;
}
