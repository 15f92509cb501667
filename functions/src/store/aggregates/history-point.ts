import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { documentId } from '@dinar/domain/documents/decoded';
import {
  decodeHistoryPoint,
  encodeHistoryPoint,
  historyPointKey,
} from '@dinar/domain/documents/rate-history-document';
import type { HistoryPoint } from '@dinar/domain/rates/rate-history';
import type { Timestamp } from 'firebase-admin/firestore';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';

/** Returns the points of a stored year, unchanged, by 'MM-DD'. */
export function storedPoints(stored: StoredDocument): Readonly<Record<string, unknown>> {
  return stored.data?.points ?? {};
}

/** Returns the days of a stored year that have a point. */
export function storedDates(stored: StoredDocument): RateDate[] {
  const year = documentId(stored.path).slice(-4);
  return Object.keys(storedPoints(stored)).flatMap((key) => parseRateDate(`${year}-${key}`) ?? []);
}

/** Returns one day's point of a stored year, even when its other points are invalid. */
export function storedPoint(stored: StoredDocument, date: RateDate): HistoryPoint | undefined {
  return decodeHistoryPoint(storedPoints(stored)[historyPointKey(date)]);
}

/** A rate of a day. */
interface DatedRate {
  readonly date: RateDate;
  readonly rate: number;
}

/** Returns the rate of the last day before this one that has it, within one stored year. */
export function lastRateBefore(
  stored: StoredDocument,
  date: RateDate,
  rateOf: (point: HistoryPoint) => number | undefined,
): DatedRate | undefined {
  const earlier = storedDates(stored).filter((day) => day < date);
  for (const day of earlier.sort().reverse()) {
    const point = storedPoint(stored, day);
    const rate = point && rateOf(point);
    if (rate !== undefined) return { date: day, rate };
  }
  return undefined;
}

/** The day of a year whose rows were last read for its point, and the time of that read. */
interface DayRead {
  readonly day: string;
  readonly at: Timestamp;
}

/** The wanted state of one point; `read` is absent when the point does not come from rows. */
interface WantedPoint {
  readonly date: RateDate;
  readonly point: HistoryPoint | undefined;
  readonly read?: DayRead;
}

/** Writes the wanted state of one point of a year and leaves the others unchanged; deletes an empty year. */
export function settleHistoryPoint(
  transaction: RateTransaction,
  stored: StoredDocument,
  { date, point, read }: WantedPoint,
  updatedAt: Timestamp,
): Outcome {
  const key = historyPointKey(date);
  const known = storedPoints(stored);
  const fields = point && encodeHistoryPoint(point);
  const outcome = outcomeOf(known[key] ?? undefined, fields);
  if (outcome === 'unchanged') return outcome;
  const marks = { ...(read && { lastRead: read }), updatedAt };
  if (fields !== undefined && stored.data === undefined) {
    transaction.set(stored.path, { points: { [key]: fields }, ...marks });
    return outcome;
  }
  if (fields === undefined && Object.keys(known).length === 1) {
    transaction.delete(stored.path);
    return outcome;
  }
  transaction.update(stored.path, [
    { field: ['points', key], value: fields },
    ...Object.entries(marks).map(([name, value]) => ({ field: [name], value })),
  ]);
  return outcome;
}
