import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { today } from './plain-state.ts';
import type {
  CentralEntry,
  CoinEntry,
  CounterEntry,
  CurrencyEntries,
  LiveEntry,
  UnevenState,
} from './uneven-state.ts';

/** A change of a state. Those of rates are of some currencies; without a list, of all of them. */
type Change = (state: UnevenState) => UnevenState;
type Only = readonly ForeignCurrencyCode[];

export function withCurrencies(
  change: (entries: CurrencyEntries) => CurrencyEntries,
  only?: Only,
): Change {
  return (state) => ({
    ...state,
    currencies: state.currencies.map((entries) =>
      only === undefined || only.includes(entries.currency) ? change(entries) : entries,
    ),
  });
}

export function withCounters(
  change: (counters: readonly CounterEntry[], entries: CurrencyEntries) => readonly CounterEntry[],
  only?: Only,
): Change {
  return withCurrencies(
    (entries) => ({ ...entries, counters: change(entries.counters, entries) }),
    only,
  );
}

/** Changes each row of the banks. */
export function withEachRow(
  change: (row: CounterEntry, counters: readonly CounterEntry[]) => CounterEntry,
): Change {
  return withCounters((counters) => counters.map((row) => change(row, counters)));
}

/** Replaces a bank's row of this Monday by another, or by several. */
export function withRowOfToday(
  bank: CommercialBankCode,
  change: (row: CounterEntry, entries: CurrencyEntries) => CounterEntry | readonly CounterEntry[],
  only?: Only,
): Change {
  const isChanged = (row: CounterEntry) => row.bank === bank && row.day === today;
  return withCounters(
    (counters, entries) =>
      counters.flatMap((row) => (isChanged(row) ? change(row, entries) : [row])),
    only,
  );
}

/** Removes the rows of banks after a day, except those of some banks. */
export function withBoardsUpTo(day: string, except: readonly CommercialBankCode[] = []): Change {
  return withCounters((counters) =>
    counters.filter((row) => except.includes(row.bank) || row.day <= day),
  );
}

export function withCentral(
  change: (central: readonly CentralEntry[], entries: CurrencyEntries) => readonly CentralEntry[],
  only?: Only,
): Change {
  return withCurrencies(
    (entries) => ({ ...entries, central: change(entries.central, entries) }),
    only,
  );
}

/** Changes the live rates; there is none of a currency if `change` returns undefined. */
export function withLive(
  change: (live: LiveEntry, entries: CurrencyEntries) => LiveEntry | undefined,
): Change {
  return withCurrencies(({ live: before, ...entries }) => {
    const live = before && change(before, { ...entries, live: before });
    return { ...entries, ...(live && { live }) };
  });
}

/** Gives every live rate the same values of some fields. */
export function withLiveFields(fields: Partial<LiveEntry>): Change {
  return withLive((live) => ({ ...live, ...fields }));
}

/** Removes some fields of every live rate. */
export function withoutLiveFields(...names: readonly (keyof LiveEntry)[]): Change {
  return withLive(({ value, day, source, ...rest }) => {
    const kept = Object.entries(rest).filter(([name]) => !names.some((left) => left === name));
    return { value, day, source, ...Object.fromEntries(kept) };
  });
}

/** Gives one coin, or all of them, the same values of some fields. */
export function withCoins(fields: Partial<CoinEntry>, id?: string): Change {
  return (state) => ({
    ...state,
    coins: state.coins.map((coin) =>
      id === undefined || coin.id === id ? { ...coin, ...fields } : coin,
    ),
  });
}

/** Copies the rows into the aggregates unchanged. */
export const storedAsAggregates: Change = (state) => ({ ...state, storedAs: 'aggregates' });
