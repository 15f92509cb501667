import type { RateDate } from '../days/rate-date.ts';
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

/**
 * Applies the overrides in force on a day: removes each rate that one names and inserts its corrected rate.
 * The corrected rate has the path of the override, so that its verdict is written to the document that staff
 * typed.
 */
export function correctRates(
  rates: readonly LocatedRate[],
  overrides: readonly LocatedOverride[],
  today: RateDate,
): LocatedRate[] {
  const inForce = overrides.filter(({ override }) => isOverrideInForce(override, today));
  const replaced = new Set(inForce.map(({ override }) => bankRateId(override.key)));
  const corrected = inForce.flatMap(({ path, override: { effect } }) =>
    effect.kind === 'corrected' ? [{ path, rate: effect.rate }] : [],
  );
  return [...rates.filter(({ rate }) => !replaced.has(bankRateId(rate))), ...corrected];
}

/** Whether an override changes anything on a day. */
export function isOverrideInForce({ effect, until }: RateOverride, today: RateDate): boolean {
  return effect.kind !== 'none' && (until === undefined || until >= today);
}
