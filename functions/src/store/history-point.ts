import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { documentId } from '@dinar/domain/documents/decoded';
import {
  decodeRateHistory,
  encodeHistoryPoint,
  type HistoryPoint,
  historyPointKey,
} from '@dinar/domain/documents/rate-history-document';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';

/** One day's point of a stored year, whatever state its other points are in. */
export function storedPoint(stored: DocumentSnapshot, date: RateDate): HistoryPoint | undefined {
  const key = historyPointKey(date);
  const field: unknown = stored.get(new FieldPath('points', key));
  if (field === undefined) return undefined;
  const decoded = decodeRateHistory(stored.ref.path, { points: { [key]: field } });
  return decoded.ok ? decoded.value.points[key] : undefined;
}

/** The rate of the last day before this one that has it, within one stored year. */
export function lastRateBefore(
  stored: DocumentSnapshot,
  date: RateDate,
  rateOf: (point: HistoryPoint) => number | undefined,
): number | undefined {
  const days = Object.keys(stored.get('points') ?? {})
    .map((key) => parseRateDate(`${documentId(stored.ref.path).slice(-4)}-${key}`))
    .filter((day) => day !== undefined && day < date)
    .sort();
  for (const day of days.reverse()) {
    const point = day && storedPoint(stored, day);
    const rate = point && rateOf(point);
    if (rate !== undefined) return rate;
  }
  return undefined;
}

/** Makes one point of a year what it should be, the others untouched; an empty year is deleted. */
export function settleHistoryPoint(
  transaction: Transaction,
  stored: DocumentSnapshot,
  key: string,
  point: HistoryPoint | undefined,
  readAt: Timestamp,
): Outcome {
  const field = new FieldPath('points', key);
  const fields = point && encodeHistoryPoint(point);
  const outcome = outcomeOf(stored.get(field), fields);
  if (outcome === 'unchanged') return outcome;
  if (fields !== undefined && !stored.exists) {
    transaction.set(stored.ref, { points: { [key]: fields }, updatedAt: readAt });
    return outcome;
  }
  if (fields === undefined && Object.keys(stored.get('points')).length === 1) {
    transaction.delete(stored.ref);
    return outcome;
  }
  const value = fields ?? FieldValue.delete();
  transaction.update(stored.ref, field, value, 'updatedAt', readAt);
  return outcome;
}
