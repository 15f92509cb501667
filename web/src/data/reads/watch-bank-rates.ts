import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { onSnapshot } from 'firebase/firestore';
import { bankRatesQuery } from './bank-rates-query.ts';
import { maxBankRates } from './bank-rates-question.ts';
import type { Database } from './database.ts';
import { decodeDocuments } from './decode-documents.ts';

/**
 * Follows the rates of one day, of every bank: `onRates` is given the whole list at each change, and
 * an empty one when they cannot be followed, which is logged. Gives how to stop.
 */
export function watchBankRatesOn(
  database: Database,
  date: RateDate,
  onRates: (rates: readonly BankRate[]) => void,
): () => void {
  if (database === undefined) {
    onRates([]);
    return () => {};
  }
  return onSnapshot(
    bankRatesQuery(database, { date }, maxBankRates),
    ({ docs }) => onRates(decodeDocuments(docs, decodeBankRate)),
    (error) => {
      console.error(`Following the bank rates of ${date} failed.`, error);
      onRates([]);
    },
  );
}

/** A list in which one bank's rates stand in the place of those it had. */
export function replaceBankRates(
  rates: readonly BankRate[],
  bank: BankCode,
  ofBank: readonly BankRate[],
): BankRate[] {
  return [...rates.filter(({ bankId }) => bankId !== bank), ...ofBank];
}
