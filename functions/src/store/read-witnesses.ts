import { activeRates } from '@dinar/domain/aggregates/active-rates';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { type MarketRate, maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import { firstDayInForce } from '@dinar/domain/today/age-rules';
import type { Firestore } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import { storedDocument } from './firestore-rate-store.ts';
import { getDocuments } from './get-documents.ts';
import { historyPaths, marketOf } from './market-points.ts';

/** What candidates of one currency are judged beside. */
export interface Witnesses {
  /** The first of their days. */
  readonly from: RateDate;
  /** Stored rows that they do not replace. */
  readonly rates: readonly BankRate[];
  readonly market: readonly MarketRate[];
}

/**
 * Reads the boards in force on the candidates' days, and a week of the central bank and of their own
 * banks. Throws RangeError without any candidate.
 */
export async function readWitnesses(
  db: Firestore,
  currency: ForeignCurrencyCode,
  candidates: readonly BankRate[],
): Promise<Witnesses> {
  const days = candidates.map(({ date }) => date).sort();
  const [from, last] = [days[0], days.at(-1)];
  if (from === undefined || last === undefined) throw new RangeError('There is nothing to judge');
  const span = {
    from: addDays(from, -maxReferenceAgeDays),
    to: addDays(last, maxReferenceAgeDays),
  };
  const inForce = firstDayInForce(from);
  const ofCurrency = db
    .collection(collection.bankRates)
    .where('currency', '==', currency)
    .where('status', '==', 1)
    .orderBy('date', 'desc');
  const ownBanks = new Set([...candidates.map(({ bankId }) => bankId), centralBankCode]);
  const [boards, before, years] = await Promise.all([
    ofCurrency.where('date', '>=', inForce).where('date', '<=', last).get(),
    ofCurrency
      .where('bankId', 'in', [...ownBanks])
      .where('date', '>=', span.from)
      .where('date', '<', inForce)
      .get(),
    getDocuments(db, historyPaths(currency, span)),
  ]);
  const replaced = new Set(candidates.map(bankRateId));
  const stored = [...boards.docs, ...before.docs].map(storedDocument);
  return {
    from,
    rates: activeRates(activeRows(stored)).filter((rate) => !replaced.has(bankRateId(rate))),
    market: marketOf(years.map(storedDocument), span),
  };
}
