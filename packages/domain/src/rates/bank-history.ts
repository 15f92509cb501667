import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { addDays, type RateDate } from '../days/rate-date.ts';
import type { RateSource } from './bank-rate.ts';
import type { BankSnapshot } from './bank-snapshot.ts';
import type { DayGap } from './history-gaps.ts';
import { type BestOfDay, gapsOf, segmentsOf } from './history-series.ts';
import { historySpans } from './history-spans.ts';

/**
 * One day of a bank. `value` is the purchase rate, or the mid rate of the central bank; only a counter has
 * `sides`.
 */
export interface BankDay {
  readonly date: RateDate;
  readonly value: number;
  readonly sides?: BestOfDay;
  readonly source: RateSource;
}

/** The last 30 days of a bank in one currency, in order, and the days without a rate. */
export interface BankHistory {
  readonly segments: readonly (readonly BankDay[])[];
  readonly gaps: readonly DayGap[];
}

/** Builds the last month of a bank from its snapshots, in any order. */
export function bankHistory(
  snapshots: readonly BankSnapshot[],
  currency: ForeignCurrencyCode,
  today: RateDate,
): BankHistory {
  const since = addDays(today, 1 - historySpans.month.days);
  const all = snapshots.flatMap((snapshot) => dayOf(snapshot, currency));
  const known = all.filter(({ date }) => date <= today).sort((a, b) => (a.date < b.date ? -1 : 1));
  const days = known.filter(({ date }) => date >= since);
  const isKnownBefore = days.length < known.length;
  return {
    segments: segmentsOf(days),
    gaps: gapsOf(days, isKnownBefore ? since : undefined, today),
  };
}

function dayOf({ date, rates }: BankSnapshot, currency: ForeignCurrencyCode): BankDay[] {
  const rate = rates[currency];
  if (!rate) return [];
  const { source } = rate;
  if ('rate' in rate) return [{ date, value: rate.rate, source }];
  const { purchaseRate: purchase, saleRate: sale } = rate;
  return [{ date, value: purchase, sides: { purchase, sale }, source }];
}
