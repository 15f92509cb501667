import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ProviderId } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';

/** The day and the source of a number. */
export interface Origin {
  readonly day: RateDate;
  readonly source: RateSource;
  readonly provider?: ProviderId | undefined;
  readonly at?: Date | undefined;
  /** The staff's reason for a correction; '' if they gave none. */
  readonly correction?: string | undefined;
}

/** Returns the day and the source of a reference rate. */
export function originOf({ rate, source, provider, at, correction }: ReferenceRate): Origin {
  return { day: rate.day, source, provider, at, correction };
}

/**
 * Returns the common origin of all uncorrected numbers; undefined if two differ. Each number then names its
 * own, as a corrected one always does.
 */
export function sharedOrigin(origins: readonly Origin[]): Origin | undefined {
  const [first, ...others] = origins.filter(isUncorrected);
  return first && others.every((other) => isSame(first, other)) ? first : undefined;
}

/**
 * Returns the origin that most uncorrected numbers have, of several the latest day's. A block names it once, and
 * a number names its own where it is not {@link isLike}.
 */
export function usualOrigin(origins: readonly Origin[]): Origin | undefined {
  const latestFirst = origins
    .filter(isUncorrected)
    .sort((a, b) => Number(a.day < b.day) - Number(b.day < a.day));
  return mostFrequent(latestFirst, isSame);
}

/** Returns the item that most items are the same as, the first of several. */
export function mostFrequent<Item>(
  items: readonly Item[],
  areSame: (one: Item, other: Item) => boolean,
): Item | undefined {
  const countOf = (one: Item) => items.filter((other) => areSame(one, other)).length;
  return items.reduce<Item | undefined>(
    (most, one) => (most !== undefined && countOf(most) >= countOf(one) ? most : one),
    undefined,
  );
}

/** Whether a number needs no origin of its own beside that of its block. */
export function isLike(usual: Origin | undefined, own: Origin): boolean {
  return usual !== undefined && isUncorrected(own) && isSame(usual, own);
}

function isSame(one: Origin, other: Origin): boolean {
  return (
    one.day === other.day &&
    one.source === other.source &&
    one.provider === other.provider &&
    one.at?.getTime() === other.at?.getTime()
  );
}

function isUncorrected({ correction }: Origin): boolean {
  return correction === undefined;
}
