import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import { randomFor } from './seeded-random.ts';
import { type SimulatedCurrency, simulatedMid } from './simulated-market.ts';

/** Currencies with an interbank rate and no rate for banknotes. */
const withoutManualRate: ReadonlySet<SimulatedCurrency> = new Set(['DZD', 'MAD', 'MRU']);

/**
 * Returns the demonstration's manual-exchange mid rate on a day, within 0.1 % of the interbank rate and
 * rounded to three decimals for the quoted unit; undefined when the central bank publishes none.
 */
export function simulatedManualMid(currency: SimulatedCurrency, day: RateDate): number | undefined {
  const { centralBankQuoted, quotedPer } = currencyTable[currency];
  if (!centralBankQuoted || withoutManualRate.has(currency)) return undefined;
  const lean = 0.001 * (2 * randomFor(`${currency} manual`) - 1);
  const printed = Math.round(simulatedMid(currency, day) * (1 + lean) * quotedPer * 1000) / 1000;
  return roundRate(printed / quotedPer);
}
