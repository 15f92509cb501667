import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import { dayOf } from '../oracle/calendar.ts';
import { withCurrencies } from './change-state.ts';
import { plainState } from './plain-state.ts';
import { randomCentral, randomCounters, randomLive } from './random-rates.ts';
import type { CoinEntry, UnevenState } from './uneven-state.ts';

const days = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-12-17',
  '2026-12-18',
  '2026-12-21',
  '2027-01-01',
  '2027-01-04',
  '2026-05-26',
  '2026-05-27',
  '2026-05-29',
  '2026-08-27',
];

/** A random state, the same for the same seed: sources silent for any time, and sometimes a wrong row. */
export function randomState(seed: number): UnevenState {
  const choices = choicesOf(seed);
  const now = `${choices.pick(days)}T${digits(choices.below(24))}:${digits(choices.below(60))}:30Z`;
  const today = dayOf(now);
  const provider = choices.pick(['open-er-api', 'open-er-api', 'currency-api']);
  const countersOf = randomCounters(today, choices);
  const centralOf = randomCentral(today, choices);
  const randomRates = withCurrencies(({ currency, central, live }) => {
    const moved = live && randomLive(currency, today, provider, choices);
    return {
      currency,
      counters: countersOf(currency),
      central: central.length > 0 ? centralOf(currency) : [],
      ...(moved && { live: moved }),
    };
  });
  const state = plainState(`seed ${seed}`, now, randomRates);
  return {
    ...state,
    currencies: state.currencies.filter(() => !choices.chance(0.04)),
    coins: state.coins.map((coin) => movedCoin(coin, now, choices)),
  };
}

function movedCoin(coin: CoinEntry, now: string, choices: Choices): CoinEntry {
  const hours = choices.pick([0, 1, 5, 23, 25, 72, 24 * 7, 24 * 9, 24 * 90]);
  const { price, updatedAt: _, ...rest } = coin;
  return {
    ...rest,
    ...(choices.chance(0.92) && price !== undefined && { price }),
    ...(choices.chance(0.92) && {
      updatedAt: new Date(Date.parse(now) - hours * 3_600_000).toISOString(),
    }),
  };
}

function digits(count: number): string {
  return String(count).padStart(2, '0');
}
