import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';

/** Where a number comes from, and of when it is. */
export interface Origin {
  readonly day: RateDate;
  readonly source: RateSource;
  readonly provider?: ProviderId | undefined;
  readonly at?: Date | undefined;
  /** Why staff replaced it; '' where they gave no reason. */
  readonly correction?: string | undefined;
}

/** Where a reference rate comes from, and of when it is. */
export function originOf({ rate, source, provider, at, correction }: ReferenceRate): Origin {
  return { day: rate.day, source, provider, at, correction };
}

/**
 * The origin that all have, those apart that staff corrected; undefined where two differ: each number
 * then names its own, as a corrected one always does.
 */
export function sharedOrigin(origins: readonly Origin[]): Origin | undefined {
  const [first, ...others] = origins.filter(({ correction }) => correction === undefined);
  return first && others.every((other) => isSame(first, other)) ? first : undefined;
}

function isSame(one: Origin, other: Origin): boolean {
  return (
    one.day === other.day &&
    one.source === other.source &&
    one.provider === other.provider &&
    one.at?.getTime() === other.at?.getTime()
  );
}
