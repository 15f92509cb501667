import { utcDay } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { type CurrencyToday, currencyToday } from '@dinar/domain/today/board-of-today';
import type { Firestore } from 'firebase-admin/firestore';
import { statsOf } from './visitor.ts';

/** What may be shown of one currency today, as staff see it stored. */
export async function todayOf(db: Firestore, currency: string): Promise<CurrencyToday> {
  return currencyToday(await statsOf(db, currency), utcDay(new Date()));
}

/** What home says first of a currency: '1 EUR = 3,3891 TND'; throws where there is no rate of it. */
export async function leadingWords(db: Firestore, currency: string): Promise<string> {
  const { leading } = await todayOf(db, currency);
  if (!leading) throw new Error(`There is no rate of ${currency} to lead a page with`);
  return `1 ${currency} = ${formatHeadlineRate(leading.rate.value)} TND`;
}
