import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Firestore } from 'firebase-admin/firestore';
import { todayOf } from './today-of.ts';

/** The first sentence of home about a currency: '1 EUR = 3,3891 TND'; throws if there is no rate of it. */
export async function leadingWords(db: Firestore, currency: string): Promise<string> {
  const { leading } = await todayOf(db, currency);
  if (!leading) throw new Error(`There is no rate of ${currency} to lead a page with`);
  return `1 ${currency} = ${formatHeadlineRate(leading.rate.value, 'fr')} TND`;
}
