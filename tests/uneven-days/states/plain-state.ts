import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { dayOf, isWorked, lastWorkedBefore, plusDays } from '../oracle/calendar.ts';
import { banksOf, centralOn, counterOn, liveOn, marketCurrencies } from './plain-market.ts';
import type { CoinEntry, CurrencyEntries, UnevenState } from './uneven-state.ts';

/** The Monday of most states, and the working days before it. */
export const [today, friday, thursday] = ['2026-11-23', '2026-11-20', '2026-11-19'];

/**
 * A regular state at an instant, and changes of it: every bank has published today or on its last working day, the
 * central bank on the evening before, the market this morning.
 */
export function plainState(
  name: string,
  now: string,
  ...changes: readonly ((state: UnevenState) => UnevenState)[]
): UnevenState {
  const plain: UnevenState = {
    name,
    now,
    currencies: marketCurrencies.map((currency) => plainCurrency(currency, now)),
    coins: plainCoins(now),
    storedAs: 'rows',
  };
  return changes.reduce((state, change) => change(state), plain);
}

/** A state of this Monday's morning. */
export function onMonday(
  name: string,
  ...changes: readonly ((state: UnevenState) => UnevenState)[]
): UnevenState {
  return plainState(name, `${today}T09:00:00Z`, ...changes);
}

function plainCurrency(currency: ForeignCurrencyCode, now: string): CurrencyEntries {
  const today = dayOf(now);
  const last = isWorked(today) ? today : lastWorkedBefore(today);
  const boardDays = [last, lastWorkedBefore(last), lastWorkedBefore(lastWorkedBefore(last))];
  const liveDay = now >= `${today}T00:10` ? today : plusDays(today, -1);
  return {
    currency,
    counters: banksOf(currency).flatMap((bank) =>
      boardDays.map((day) => counterOn(currency, bank, day)),
    ),
    central: centralOn(currency, workedDaysBefore(today, 3)),
    live: liveOn(currency, liveDay, lastWorkedBefore(liveDay)),
  };
}

function workedDaysBefore(day: string, count: number): string[] {
  if (count === 0) return [];
  const before = lastWorkedBefore(day);
  return [before, ...workedDaysBefore(before, count - 1)];
}

function plainCoins(now: string): CoinEntry[] {
  const updatedAt = new Date(Date.parse(now) - 5 * 60_000).toISOString();
  const facts = { updatedAt, source: 'coingecko' } as const;
  return [
    { ...facts, id: 'bitcoin', price: 91_234.5, change: -1.204 },
    { ...facts, id: 'ethereum', price: 3012.07, change: 2.345 },
    { ...facts, id: 'dogecoin', price: 0.123456, change: 0 },
    { ...facts, id: 'ripple', price: 2.05, change: -0.001 },
  ];
}
