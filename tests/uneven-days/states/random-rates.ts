import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Choices } from '@dinar/domain/testing/seeded-choices';
import { lastWorkedBefore, plusDays } from '../oracle/calendar.ts';
import { banksOf, centralOn, counterOn, liveOn } from './plain-market.ts';
import type { CentralEntry, CounterEntry, LiveEntry } from './uneven-state.ts';

interface BankDays {
  readonly last: string;
  readonly before: string;
  readonly source: string;
}

const agesOfBoards = [0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 6, 7, 8, 14];
const agesOfSources = [0, 0, 0, 1, 1, 2, 3, 6, 7, 8, 14];

/**
 * Gives each currency rows of the banks that quote it. A bank publishes all its currencies on its own days.
 * Sometimes one currency lags, one bank in seven is not read, and a row is wrong.
 */
export function randomCounters(
  today: string,
  choices: Choices,
): (currency: ForeignCurrencyCode) => readonly CounterEntry[] {
  const usual = new Map<CommercialBankCode, BankDays>();
  const isSparse = choices.chance(0.2);
  const randomDays = (): BankDays => {
    const last = plusDays(today, -choices.pick(agesOfBoards));
    return {
      last,
      before: plusDays(last, -choices.pick([1, 1, 3, 5, 9])),
      source: choices.pick(['bank-page', 'bank-page', 'bank-page', 'import', 'demo']),
    };
  };
  const daysOf = (bank: CommercialBankCode): BankDays => {
    const known = usual.get(bank) ?? randomDays();
    usual.set(bank, known);
    return choices.chance(0.12) ? randomDays() : known;
  };
  return (currency) => {
    const counters = banksOf(currency).flatMap((bank) => {
      const { last, before, source } = daysOf(bank);
      if (choices.chance(isSparse ? 0.75 : 0.14)) return [];
      const days = choices.chance(0.9) ? [last, before] : [last];
      return days.map((day) => ({ ...counterOn(currency, bank, day), source }));
    });
    return spoiled(counters, today, choices);
  };
}

const ways = [
  (row: CounterEntry) => ({ ...row, purchase: row.purchase * 10, sale: row.sale * 10 }),
  (row: CounterEntry) => ({ ...row, purchase: row.purchase / 10, sale: row.sale / 10 }),
  (row: CounterEntry) => ({ ...row, purchase: row.sale, sale: row.purchase }),
  (row: CounterEntry) => ({ ...row, sale: 0 }),
  (row: CounterEntry, today: string) => ({ ...row, day: plusDays(today, 1) }),
  (row: CounterEntry, today: string) => ({ ...row, day: plusDays(today, 365) }),
];

/** Sometimes makes one row clearly wrong, as by a typing error of staff or a misread page. */
function spoiled(
  counters: readonly CounterEntry[],
  today: string,
  choices: Choices,
): readonly CounterEntry[] {
  if (counters.length === 0 || !choices.chance(0.12)) return counters;
  const wrong = choices.pick(counters);
  const way = choices.pick(ways);
  return counters.map((row) =>
    row === wrong ? { ...way(row, today), falseBecause: 'wrong beyond doubt' } : row,
  );
}

/**
 * Gives each currency rows of the central bank, which publishes all of them at once. Sometimes one lags,
 * lacks its manual-exchange rate or is ten times too high.
 */
export function randomCentral(
  today: string,
  choices: Choices,
): (currency: ForeignCurrencyCode) => readonly CentralEntry[] {
  const randomDays = () => {
    const last = plusDays(today, -choices.pick(agesOfSources));
    return [last, plusDays(last, -choices.pick([1, 1, 3]))];
  };
  const usual = randomDays();
  return (currency) => {
    if (choices.chance(0.12)) return [];
    const days = choices.chance(0.15) ? randomDays() : usual;
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

/** The market's rate, of any age, with or without its instant, its provider and its change. */
export function randomLive(
  currency: ForeignCurrencyCode,
  today: string,
  provider: string,
  choices: Choices,
): LiveEntry | undefined {
  if (choices.chance(0.15)) return undefined;
  const day = plusDays(today, -choices.pick(agesOfSources));
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
