import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { UnevenState } from '../states/uneven-state.ts';
import { type KnownToday, knownToday } from './known-today.ts';
import { bestQuotes } from './ranking.ts';

/** The correct values of an earlier day. */
export interface ExpectedPast {
  readonly central?: Decimal;
  readonly live?: Decimal;
  readonly purchase?: Decimal;
  readonly sale?: Decimal;
}

/** The rates of a currency that may be shown on a day. */
export function pastOf(currency: string, day: string, { state }: KnownToday): ExpectedPast {
  const then = knownToday(asOn(day, state)).of(currency);
  const entries = state.currencies.find((each) => each.currency === currency);
  const central = then?.centralRows.find((row) => row.day === day);
  const live = entries?.live?.day === day ? entries.live : undefined;
  const [purchase] = bestQuotes(then, 'purchase');
  const [sale] = bestQuotes(then, 'sale');
  return {
    ...(central && { central: decimal(central.mid) }),
    ...(live && { live: decimal(live.value) }),
    ...(purchase && { purchase: purchase.purchase }),
    ...(sale && { sale: sale.sale }),
  };
}

/** The state as it was on a day, without anything later. */
function asOn(day: string, state: UnevenState): UnevenState {
  return {
    ...state,
    now: `${day}T12:00:00Z`,
    currencies: state.currencies.map((entries) => ({
      ...entries,
      counters: entries.counters.filter((row) => row.day <= day),
      central: entries.central.filter((row) => row.day <= day),
    })),
  };
}
