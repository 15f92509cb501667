import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** The currencies that the central bank is known to quote. */
export const quotedCurrencies = foreignCurrencies.filter(
  (currency) => currencyTable[currency].centralBankQuoted,
);

/** The currencies that have a mid rate, and those that have a manual-exchange one. */
export interface CentralCurrencies {
  readonly mid: ReadonlySet<string>;
  readonly manual: ReadonlySet<string>;
}

export type CentralDays = ReadonlyMap<RateDate, CentralCurrencies>;

/**
 * Reads the currencies of the central bank's stored rates on each day from `from` to `to`; days without a
 * row are absent.
 */
export async function storedCentralDays(
  db: Firestore,
  from: RateDate,
  to: RateDate,
): Promise<CentralDays> {
  const { docs } = await db
    .collection(collection.bankRates)
    .where('bankId', '==', centralBankCode)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .select('date', 'currency', 'manualRate')
    .get();
  const days = new Map<RateDate, { mid: Set<string>; manual: Set<string> }>();
  for (const document of docs) {
    const day = parseRateDate(String(document.get('date')));
    if (day === undefined) continue;
    const currency = String(document.get('currency'));
    const known = days.get(day) ?? { mid: new Set(), manual: new Set() };
    known.mid.add(currency);
    if (typeof document.get('manualRate') === 'number') known.manual.add(currency);
    days.set(day, known);
  }
  return days;
}
