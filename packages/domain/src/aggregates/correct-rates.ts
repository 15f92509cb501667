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
 * The rates as staff want them on a day: those that an override in force names are left out, and its own
 * takes their place, under the override's path, so that its judgement is written where staff typed it.
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
