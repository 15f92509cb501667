import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Choices } from '@dinar/domain/testing/seeded-choices';
import { lastWorkedBefore, plusDays } from '../oracle/calendar.ts';
import { centralOn, liveOn } from './plain-market.ts';
import type { CentralEntry, LiveEntry } from './uneven-state.ts';

const ages = [0, 0, 0, 1, 1, 2, 3, 6, 7, 8, 14];

/**
 * Gives each currency rows of the central bank, which publishes all of them at once. Sometimes one lags,
 * lacks its manual-exchange rate or is ten times too high.
 */
export function randomCentral(
  today: string,
  choices: Choices,
): (currency: ForeignCurrencyCode) => readonly CentralEntry[] {
  const usual = randomDays(today, choices);
  return (currency) => {
    if (choices.chance(0.12)) return [];
    const days = choices.chance(0.15) ? randomDays(today, choices) : usual;
    const hasManual = choices.chance(0.7);
    const isTenfold = choices.chance(0.05);
    return centralOn(currency, days).map(({ manual, ...row }, place) => {
      const kept = { ...row, ...(hasManual && manual !== undefined && { manual }) };
      return isTenfold && place === 0
        ? { ...kept, mid: row.mid * 10, falseBecause: 'tenfold' }
        : kept;
    });
  };
}

function randomDays(today: string, choices: Choices): readonly string[] {
  const last = plusDays(today, -choices.pick(ages));
  return [last, plusDays(last, -choices.pick([1, 1, 3]))];
}

/** The market's rate, of any age, with or without its instant, its provider and its change. */
export function randomLive(
  currency: ForeignCurrencyCode,
  today: string,
  provider: string,
  choices: Choices,
): LiveEntry | undefined {
  if (choices.chance(0.15)) return undefined;
  const day = plusDays(today, -choices.pick(ages));
  const since = choices.pick([
    lastWorkedBefore(day),
    lastWorkedBefore(day),
    plusDays(day, -6),
    plusDays(day, -25),
  ]);
  const { value, source, at, variation } = liveOn(currency, day, since);
  const change = choices.pick([variation, variation, variation, 0, -0.001, 0.0049, -2.5]);
  return {
    value,
    day,
    source,
    ...(choices.chance(0.7) && at !== undefined && { at }),
    ...(choices.chance(0.9) && { provider }),
    ...(choices.chance(0.9) && change !== undefined && { variation: change }),
    ...(choices.chance(0.9) && { variationSince: since }),
  };
}
