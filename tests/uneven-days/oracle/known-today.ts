import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type {
  CentralEntry,
  CounterEntry,
  CurrencyEntries,
  LiveEntry,
  UnevenState,
} from '../states/uneven-state.ts';
import { ageInDays, dayOf, lastSurelyWorkedBefore } from './calendar.ts';

/** One bank's purchase and sale rate. */
export interface KnownQuote {
  readonly bank: string;
  readonly day: string;
  readonly source: string;
  readonly purchase: Decimal;
  readonly sale: Decimal;
}

/** A mid rate with its own day and source. */
export interface KnownMid {
  readonly value: Decimal;
  readonly day: string;
  readonly source: string;
  readonly provider?: string;
  /** The time that the source states. */
  readonly at?: string;
}

/** The rates of one currency that may be shown on the day of the state. */
export interface KnownCurrency {
  readonly currency: string;
  readonly central?: KnownMid;
  readonly manual?: KnownMid;
  readonly market?: KnownMid;
  readonly leading?: KnownMid;
  /** The stored live rate, if it may be shown; its change is checked against it. */
  readonly live?: LiveEntry;
  readonly inForce: readonly KnownQuote[];
  readonly older: readonly KnownQuote[];
  /** Every correct row of every bank, for changes since a bank's previous day. */
  readonly rows: readonly CounterEntry[];
  readonly centralRows: readonly CentralEntry[];
}

export interface KnownToday {
  readonly today: string;
  readonly state: UnevenState;
  readonly of: (currency: string) => KnownCurrency | undefined;
}

/** The rates that may be shown in a state, found by applying only the product decisions to its documents. */
export function knownToday(state: UnevenState): KnownToday {
  const today = dayOf(state.now);
  const known = new Map(
    state.currencies.map((entries) => [entries.currency.toString(), knownCurrency(entries, today)]),
  );
  return { today, state, of: (currency) => known.get(currency) };
}

/** The latest correct row of a bank's own page: not later than today, and not too old. */
export function publishedBy(
  bank: string,
  currency: string,
  known: KnownToday,
): KnownQuote | undefined {
  const own = (known.of(currency)?.rows ?? []).filter((row) => row.bank === bank);
  const [latest] = newestFirst(own.filter(({ day }) => day <= known.today));
  return latest && isShown(known.today)(latest) ? asKnown(latest) : undefined;
}

function knownCurrency(entries: CurrencyEntries, today: string): KnownCurrency {
  const quotes = latestPerBank(entries.counters.filter(isRight)).filter(isShown(today));
  const inForce = quotes.filter(({ day }) => day >= lastSurelyWorkedBefore(today));
  const [row] = newestFirst(entries.central.filter(isRight)).filter(isShown(today));
  const live =
    entries.live &&
    isShown(today)(entries.live) &&
    isNear(
      entries.live,
      newestCentral(entries),
      inForce,
      currencyTable[entries.currency].typicalRate,
    )
      ? entries.live
      : undefined;
  const central = row && {
    value: decimal(row.mid),
    day: row.day,
    source: row.source,
    provider: 'bct',
  };
  const market = live && {
    value: decimal(live.value),
    day: live.day,
    source: live.source,
    ...(live.provider !== undefined && { provider: live.provider }),
    ...(live.at !== undefined && { at: live.at }),
  };
  const leading =
    central && market ? (central.day > market.day ? central : market) : (central ?? market);
  return {
    currency: entries.currency,
    ...(central && { central }),
    ...(row?.manual !== undefined &&
      central && { manual: { ...central, value: decimal(row.manual) } }),
    ...(market && { market }),
    ...(leading && { leading }),
    ...(live && { live }),
    inForce: inForce.map(asKnown),
    older: quotes.filter((quote) => !inForce.includes(quote)).map(asKnown),
    rows: entries.counters.filter(isRight),
    centralRows: entries.central.filter(isRight),
  };
}

function newestCentral({ central }: CurrencyEntries): CentralEntry | undefined {
  return newestFirst(central.filter(isRight))[0];
}

/**
 * A live rate is within 5 % of the central bank's of the week, else of the middle of four boards or more, else of
 * the usual magnitude.
 */
function isNear(
  { value, day }: LiveEntry,
  central: CentralEntry | undefined,
  boards: readonly CounterEntry[],
  typical: number,
): boolean {
  if (central && Math.abs(ageInDays(central.day, day)) <= 7) return isWithin(value, central.mid);
  const middles = boards.map(({ purchase, sale }) => (purchase + sale) / 2).sort((a, b) => a - b);
  if (middles.length < 4) return value < 3 * typical && value * 3 > typical;
  const [low = 0, high = 0] = [middles[(middles.length - 1) >> 1], middles[middles.length >> 1]];
  return isWithin(value, (low + high) / 2);
}

function isWithin(value: number, reference: number): boolean {
  return Math.abs(value - reference) <= 0.05 * reference;
}

/** Whether nothing is known to be wrong with a row. */
export function isRight({ falseBecause }: { readonly falseBecause?: string }): boolean {
  return falseBecause === undefined;
}

function isShown(today: string) {
  return ({ day }: { readonly day: string }) => {
    const age = ageInDays(day, today);
    return age >= 0 && age <= 7;
  };
}

function newestFirst<Row extends { readonly day: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.day < b.day ? 1 : -1));
}

function latestPerBank(rows: readonly CounterEntry[]): CounterEntry[] {
  const banks = [...new Set(rows.map(({ bank }) => bank))];
  return banks.flatMap((bank) => newestFirst(rows.filter((row) => row.bank === bank)).slice(0, 1));
}

function asKnown({ bank, day, source, purchase, sale }: CounterEntry): KnownQuote {
  return { bank, day, source, purchase: decimal(purchase), sale: decimal(sale) };
}
