import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { daysBetween, type RateDate } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import { recordedMidRates } from './recorded-mid-rates.ts';
import { signedFor } from './seeded-random.ts';

const anchorDay = '2026-05-20';

/** The base rates. AUD and TRY are estimates, because the central bank quotes neither. */
const marketAnchors = {
  ...recordedMidRates[anchorDay],
  AUD: 1.9,
  TRY: 0.067,
} as const satisfies Partial<Record<ForeignCurrencyCode, number>>;

export type SimulatedCurrency = keyof typeof marketAnchors;

/** The currencies of the demonstration: those quoted by the central bank, and the two estimates. */
export const simulatedCurrencies = Object.keys(marketAnchors) as SimulatedCurrency[];

/**
 * Returns the demonstration's mid rate on a day: the rate recorded on 20 May 2026, moved by at most 0.8 %.
 * A slow part is interpolated from week to week (0.6 %), and a quick part changes each day (0.2 %).
 */
export function simulatedMid(currency: SimulatedCurrency, day: RateDate): number {
  const week = daysBetween(anchorDay as RateDate, day) / 7;
  const slow = mix(
    weekly(currency, Math.floor(week)),
    weekly(currency, Math.floor(week) + 1),
    week,
  );
  const quick = signedFor(`${currency} day ${day}`);
  return marketAnchors[currency] * (1 + 0.006 * slow + 0.002 * quick);
}

function weekly(currency: SimulatedCurrency, week: number): number {
  return signedFor(`${currency} week ${week}`);
}

function mix(from: number, to: number, position: number): number {
  const share = position - Math.floor(position);
  return from + (to - from) * share;
}

/** Currencies with an interbank rate and no rate for banknotes. */
const withoutManualRate: ReadonlySet<SimulatedCurrency> = new Set(['DZD', 'MAD', 'MRU']);

/**
 * Returns the demonstration's manual-exchange mid rate on a day, within 0.1 % of the interbank rate;
 * undefined when the central bank publishes none.
 */
export function simulatedManualMid(currency: SimulatedCurrency, day: RateDate): number | undefined {
  if (!currencyTable[currency].centralBankQuoted || withoutManualRate.has(currency))
    return undefined;
  return asPrinted(
    currency,
    simulatedMid(currency, day) * (1 + 0.001 * signedFor(`${currency} manual`)),
  );
}

/** Rounds a rate as boards do, to three decimals for the quoted unit: 18,423 for 1000 yen. */
export function asPrinted(currency: SimulatedCurrency, rate: number): number {
  const unit = currencyTable[currency].quotedPer;
  return roundRate(Math.round(rate * unit * 1000) / 1000 / unit);
}
