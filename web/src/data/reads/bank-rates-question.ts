import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';

/** Which rows of `bank-rates` are wanted; of several days the newest come first. */
export interface BankRatesQuestion {
  readonly currency?: ForeignCurrencyCode;
  readonly bank?: BankCode;
  readonly date?: RateDate;
  readonly status?: 1;
}

/** What a row's own fields call its currency and its bank, alternate spellings included. */
export const subjectFields = {
  currency: ['currency', 'currencyCode', 'currency_code'],
  bank: ['bankId', 'bank_id', 'bank'],
} as const;

/** What the longest of these lists may hold: 20 banks of some 20 currencies and a margin. */
export const maxBankRates = 500;

/** The list of the latest rates, as specified. */
export const maxLatestBankRates = 100;

/**
 * The composite indexes a question needs, in the words of the deploy command ("bank-rates: status, date ↓"): one for each spelling.
 * Equalities alone are answered from the indexes every field has.
 */
export function indexesNeeded({ currency, bank, date, status }: BankRatesQuestion): string[] {
  if (date !== undefined) return [];
  const withStatus = status === undefined ? [] : ['status'];
  const spellings = currency ? subjectFields.currency : bank ? subjectFields.bank : [];
  const equal =
    spellings.length > 0 ? spellings.map((name) => [name, ...withStatus]) : [withStatus];
  return equal
    .filter((fields) => fields.length > 0)
    .map((fields) => `bank-rates: ${[...fields, 'date ↓'].join(', ')}`);
}
