import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type {
  CentralEntry,
  CounterEntry,
  CurrencyEntries,
  LiveEntry,
  UnevenState,
} from './uneven-state.ts';

type Change = (entries: CurrencyEntries) => CurrencyEntries;

/** The state with each of some currencies changed; without a list, all of them. */
export function withCurrencies(
  state: UnevenState,
  change: Change,
  only?: readonly ForeignCurrencyCode[],
): UnevenState {
  return {
    ...state,
    currencies: state.currencies.map((entries) =>
      only === undefined || only.includes(entries.currency) ? change(entries) : entries,
    ),
  };
}

/** The state with the counters of some currencies changed. */
export function withCounters(
  state: UnevenState,
  change: (counters: readonly CounterEntry[], entries: CurrencyEntries) => readonly CounterEntry[],
  only?: readonly ForeignCurrencyCode[],
): UnevenState {
  const changed: Change = (entries) => ({
    ...entries,
    counters: change(entries.counters, entries),
  });
  return withCurrencies(state, changed, only);
}

export function withCentral(
  state: UnevenState,
  change: (central: readonly CentralEntry[], entries: CurrencyEntries) => readonly CentralEntry[],
  only?: readonly ForeignCurrencyCode[],
): UnevenState {
  const changed: Change = (entries) => ({ ...entries, central: change(entries.central, entries) });
  return withCurrencies(state, changed, only);
}

/** The state with other live rates of some currencies; without one if `change` returns undefined. */
export function withLive(
  state: UnevenState,
  change: (live: LiveEntry, entries: CurrencyEntries) => LiveEntry | undefined,
  only?: readonly ForeignCurrencyCode[],
): UnevenState {
  return withCurrencies(
    state,
    ({ live: before, ...entries }) => {
      const live = before && change(before, { ...entries, live: before });
      return { ...entries, ...(live && { live }) };
    },
    only,
  );
}

/** A live rate without some of its fields. */
export function liveWithout(live: LiveEntry, ...names: readonly (keyof LiveEntry)[]): LiveEntry {
  const { value, day, source, ...rest } = live;
  const kept = Object.entries(rest).filter(([name]) => !names.some((left) => left === name));
  return { value, day, source, ...Object.fromEntries(kept) };
}
