import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { BankQuote, RatesByCurrency, RatesStats } from '../rates/currency-rates.ts';

/** The quote of a bank for one day, read from its page. */
export function bankQuote(
  bankId: CommercialBankCode,
  [purchaseRate, saleRate]: readonly [number, number],
  date: RateDate,
): BankQuote {
  return { bankId, purchaseRate, saleRate, date, source: 'bank-page' };
}

/** Stored rates of some currencies. */
export function storedRates(...stats: readonly RatesStats[]): RatesByCurrency {
  return new Map<ForeignCurrencyCode, RatesStats>(stats.map((each) => [each.currency, each]));
}
