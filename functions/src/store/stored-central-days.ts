import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** The central bank quotes 20 currencies; a day with fewer rows than this is asked for again. */
const minimumRows = 15;

/** The days from `from` to `to` whose mid rates are stored. */
export async function storedCentralDays(
  db: Firestore,
  from: RateDate,
  to: RateDate,
): Promise<ReadonlySet<RateDate>> {
  const { docs } = await db
    .collection(collection.bankRates)
    .where('bankId', '==', centralBankCode)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .select('date')
    .get();
  const rows = new Map<RateDate, number>();
  for (const document of docs) {
    const day = parseRateDate(String(document.get('date')));
    if (day !== undefined) rows.set(day, (rows.get(day) ?? 0) + 1);
  }
  return new Set([...rows].filter(([, count]) => count >= minimumRows).map(([day]) => day));
}
