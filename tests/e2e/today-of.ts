import { utcDay } from '@dinar/domain/days/rate-date';
import { type CurrencyToday, currencyToday } from '@dinar/domain/today/board-of-today';
import type { Firestore } from 'firebase-admin/firestore';
import { statsOf } from './visitor.ts';

/** The rates of one currency that may be shown today, from the documents that staff see. */
export async function todayOf(db: Firestore, currency: string): Promise<CurrencyToday> {
  return currencyToday(await statsOf(db, currency), utcDay(new Date()));
}
