import type { CommercialBankCode } from '../banks/bank-code.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import type { Decimal } from '../money/decimal.ts';
import type { CentralRow, CounterRow } from './bank-rate.ts';
import type { NamedReference } from './near-reference.ts';
import { meanOfPair } from './trend.ts';

/** A mid rate of a day by which rows are judged. */
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
  /** The central bank rate of that day, for comparing rows of different days. */
  readonly central: number | undefined;
}

/** The market may have moved away from an older reference. */
export const maxReferenceAgeDays = 7;

/** The references of one currency: accepted rows, added day by day, and the rates of the market. */
export class RateReferences {
  readonly #market: readonly MarketRate[];
  readonly #counters = new Map<CommercialBankCode, AcceptedCounter>();
  #central: CentralRow | undefined;
  #isMarketUsed = false;

  constructor(market: readonly MarketRate[]) {
    this.#market = [...market].sort((a, b) => (a.date < b.date ? -1 : 1));
  }

  /** Whether a market rate was looked up for a verdict, found or not. */
  get isMarketUsed(): boolean {
    return this.#isMarketUsed;
  }

  addCentral(row: CentralRow): void {
    this.#central = row;
  }

  /** Adds the rows of counters accepted on a day. */
  addCounters(date: RateDate, rows: readonly CounterRow[]): void {
    const central = this.central(date)?.value;
    for (const row of rows) {
      this.#counters.set(row.bankId, { row, middle: meanOfPair(row), central });
    }
  }

  /** The latest row of the central bank, at most 7 days old. */
  centralRow(date: RateDate): CentralRow | undefined {
    return this.#central && isRecent(this.#central.date, date) ? this.#central : undefined;
  }

  /** The central mid rate on which counters are centred: for banknotes if published, else interbank. */
  central(date: RateDate): DatedReference | undefined {
    const row = this.centralRow(date);
    if (!row) return undefined;
    return row.manualRate === undefined
      ? { value: row.rate, name: 'cours moyen de la BCT', date: row.date }
      : { value: row.manualRate, name: 'cours BCT du change manuel', date: row.date };
  }

  /** The market rate of the day, else the last of the week before, else the first of the week after. */
  market(date: RateDate): DatedReference | undefined {
    this.#isMarketUsed = true;
    const before = this.#market.findLast((known) => known.date <= date);
    const after = this.#market.find((known) => known.date > date);
    const found = [before, after].find((known) => known && isRecent(known.date, date));
    return found && { ...found, name: 'cours du marché' };
  }

  /** The middle of the last rates of the bank, at most 7 days old. */
  previous({ bankId, date }: CounterRow): Decimal | undefined {
    const known = this.#counters.get(bankId);
    return known && isRecent(known.row.date, date) ? known.middle : undefined;
  }

  /**
   * The middles of the boards since a day, by bank. They include the accepted rows of `date` itself, before
   * the comparison with the median. Earlier middles are scaled by the change of the central bank rate since.
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

/** Whether a rate of one day may serve as a reference for another day. */
export function isRecent(known: RateDate, date: RateDate): boolean {
  return Math.abs(daysBetween(known, date)) <= maxReferenceAgeDays;
}
