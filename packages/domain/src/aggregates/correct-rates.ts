import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import { addDays, type RateDate } from '../days/rate-date.ts';
import { type BankRate, bankRateId } from '../rates/bank-rate.ts';
import type { RateOverride } from '../rates/rate-override.ts';

/** A rate and the document that contains it. */
export interface LocatedRate {
  readonly path: string;
  readonly rate: BankRate;
}

/** An override and the document that contains it. */
export interface LocatedOverride {
  readonly path: string;
  readonly override: RateOverride;
}

/** The rates as corrected on a day, and from each later day on which a correction has ended. */
export interface RatesByDay {
  readonly rates: readonly LocatedRate[];
  readonly later: readonly LaterRows[];
}

interface LaterRows {
  readonly from: RateDate;
  /** The currencies with a correction that has just ended. */
  readonly ends: readonly ForeignCurrencyCode[];
  readonly rates: readonly LocatedRate[];
}

/**
 * Applies the overrides in force on a day and on each later day on which one has ended: removes each rate that
 * one names and inserts its corrected rate. The corrected rate has the path of the override, so that its verdict
 * is written to the document that staff typed.
 */
export function correctRates(
  rates: readonly LocatedRate[],
  overrides: readonly LocatedOverride[],
  today: RateDate,
): RatesByDay {
  const ends = overrides.flatMap(({ override }) =>
    isOverrideInForce(override, today) && override.until
      ? [{ from: addDays(override.until, 1), currency: override.key.currency }]
      : [],
  );
  return {
    rates: correctedOn(rates, overrides, today),
    later: [...new Set(ends.map(({ from }) => from))].sort().map((from) => ({
      from,
      ends: ends.filter((end) => end.from === from).map(({ currency }) => currency),
      rates: correctedOn(rates, overrides, from),
    })),
  };
}

function correctedOn(
  rates: readonly LocatedRate[],
  overrides: readonly LocatedOverride[],
  day: RateDate,
): LocatedRate[] {
  const inForce = overrides.filter(({ override }) => isOverrideInForce(override, day));
  const replaced = new Set(inForce.map(({ override }) => bankRateId(override.key)));
  const corrected = inForce.flatMap(({ path, override: { effect } }) =>
    effect.kind === 'corrected' ? [{ path, rate: effect.rate }] : [],
  );
  return [...rates.filter(({ rate }) => !replaced.has(bankRateId(rate))), ...corrected];
}

/** Whether an override changes anything on a day. */
function isOverrideInForce({ effect, until }: RateOverride, today: RateDate): boolean {
  return effect.kind !== 'none' && (until === undefined || until >= today);
}
