import type { CommercialBankCode } from '../banks/bank-code.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import type { Decimal } from '../money/decimal.ts';
import type { CentralRow, CounterRow } from './bank-rate.ts';
import type { NamedReference } from './near-reference.ts';
import { meanOfPair } from './trend.ts';

/** A mid rate of a day that a row is judged by. */
export interface DatedReference extends NamedReference {
  readonly date: RateDate;
}

/** The market's rate of a currency on a day. */
export interface MarketRate {
  readonly value: number;
  readonly date: RateDate;
}

interface AcceptedCounter {
  readonly row: CounterRow;
  readonly middle: Decimal;
  /** The central bank's rate of that day, to compare rows of different days. */
  readonly central: number | undefined;
}

/** An older reference may have been left behind by the market. */
export const maxReferenceAgeDays = 7;

/** The references of one currency: accepted rows, gathered day by day, and the market's rates. */
export class RateReferences {
  readonly #market: readonly MarketRate[];
  readonly #counters = new Map<CommercialBankCode, AcceptedCounter>();
  #central: CentralRow | undefined;
  #isMarketUsed = false;

  constructor(market: readonly MarketRate[]) {
    this.#market = [...market].sort((a, b) => (a.date < b.date ? -1 : 1));
  }

  /** Whether a row was judged by the market's rate, or would have been had it been known. */
  get isMarketUsed(): boolean {
    return this.#isMarketUsed;
  }

  addCentral(row: CentralRow): void {
    this.#central = row;
  }

  /** Takes the counters accepted on a day. */
  addCounters(date: RateDate, rows: readonly CounterRow[]): void {
    const central = this.central(date)?.value;
    for (const row of rows) {
      this.#counters.set(row.bankId, { row, middle: meanOfPair(row), central });
    }
  }

  /** The central bank's latest row, at most 7 days old. */
  centralRow(date: RateDate): CentralRow | undefined {
    return this.#central && isRecent(this.#central.date, date) ? this.#central : undefined;
  }

  /** Its mid rate that counters centre on: for banknotes where it publishes one, else between banks. */
  central(date: RateDate): DatedReference | undefined {
    const row = this.centralRow(date);
    if (!row) return undefined;
    return row.manualRate === undefined
      ? { value: row.rate, name: 'cours moyen de la BCT', date: row.date }
      : { value: row.manualRate, name: 'cours BCT du change manuel', date: row.date };
  }

  /** The market's rate of the day, else its last of the week before, else its first of the week after. */
  market(date: RateDate): DatedReference | undefined {
    this.#isMarketUsed = true;
    const before = this.#market.findLast((known) => known.date <= date);
    const after = this.#market.find((known) => known.date > date);
    const found = [before, after].find((known) => known && isRecent(known.date, date));
    return found && { ...found, name: 'cours du marché' };
  }

  /** The middle of what the bank published last, at most 7 days before. */
  previous({ bankId, date }: CounterRow): Decimal | undefined {
    const known = this.#counters.get(bankId);
    return known && isRecent(known.row.date, date) ? known.middle : undefined;
  }

  /**
   * The middles of the boards from a day on, by bank: those of `date` itself, accepted but for this
   * comparison, and earlier ones, moved as the central bank's rate has moved since.
   */
  middlesSince(
    earliest: RateDate,
    date: RateDate,
    ofTheDay: readonly CounterRow[],
  ): ReadonlyMap<CommercialBankCode, Decimal> {
    const now = this.central(date)?.value;
    const middles = new Map<CommercialBankCode, Decimal>();
    for (const [bankId, { row, middle, central }] of this.#counters) {
      if (row.date < earliest) continue;
      const hasMoved = now !== undefined && central !== undefined && now !== central;
      middles.set(bankId, hasMoved ? middle.times(now).div(central) : middle);
    }
    for (const row of ofTheDay) middles.set(row.bankId, meanOfPair(row));
    return middles;
  }
}

/** Whether a rate of one day may judge another day's. */
export function isRecent(known: RateDate, date: RateDate): boolean {
  return Math.abs(daysBetween(known, date)) <= maxReferenceAgeDays;
}
