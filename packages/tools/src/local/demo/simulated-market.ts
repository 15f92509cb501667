import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { daysBetween, type RateDate } from '@dinar/domain/days/rate-date';
import { recordedMidRates } from './recorded-mid-rates.ts';
import { randomFor } from './seeded-random.ts';

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
  const week = daysSinceAnchor(day) / 7;
  const slow = mix(
    weekly(currency, Math.floor(week)),
    weekly(currency, Math.floor(week) + 1),
    week,
  );
  const quick = 2 * randomFor(`${currency} day ${day}`) - 1;
  return marketAnchors[currency] * (1 + 0.006 * slow + 0.002 * quick);
}

function daysSinceAnchor(day: RateDate): number {
  return daysBetween(anchorDay as RateDate, day);
}

function weekly(currency: SimulatedCurrency, week: number): number {
  return 2 * randomFor(`${currency} week ${week}`) - 1;
}

function mix(from: number, to: number, position: number): number {
  const share = position - Math.floor(position);
  return from + (to - from) * share;
}
