import { centralBankCode } from '../banks/bank-code.ts';
import { firstDayInForce } from '../days/in-force.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { BankRate, CentralRow, CounterRow } from './bank-rate.ts';
import { judgeCentral, judgeCounter, servesUnjudged } from './judge-row.ts';
import { fewestOfMedian, judgeByMedian } from './near-reference.ts';
import { type Implausible, judgeDay } from './plausible-rate.ts';
import { type MarketRate, RateReferences } from './rate-references.ts';
import { meanOfPair } from './trend.ts';

/** The reference data for judging rows, besides the rows themselves. */
export interface JudgeContext {
  readonly today: RateDate;
  /** Rows of earlier days are not judged; those without a problem serve as references. */
  readonly from?: RateDate;
  /** The market rates of the currency, one per day, if known. */
  readonly market?: readonly MarketRate[];
}

export interface SuspectRate extends Implausible {
  readonly rate: BankRate;
}

/** The rows of one currency, split into those that may be shown and compared and those that may not. */
export interface JudgedRates {
  readonly plausible: readonly BankRate[];
  readonly suspect: readonly SuspectRate[];
  /** Whether a verdict could change if the market rate changed or became known. */
  readonly dependsOnMarket: boolean;
}

/**
 * Judges rows of one currency, each id once, with the same rules for ingestion and derivation. The order of
 * the rows does not matter. Rows are judged day by day, only by accepted rows of the same or earlier days. A
 * row of the central bank is judged by its last rate, else by the market, else by its magnitude. A row of a
 * counter is judged by the central bank, else by the market, else by its own last rate, else by its
 * magnitude. If four or more banks are in force, each counter is also judged by the median of the others.
 */
export function judgeRates(rows: readonly BankRate[], context: JudgeContext): JudgedRates {
  const references = new RateReferences(context.market ?? []);
  const verdicts = daysOf(rows).flatMap((day) => judgeRowsOfDay(day, references, context));
  return {
    plausible: verdicts.filter(isPlausible).map(rateOf),
    suspect: verdicts.flatMap(({ rate, found }) => (found ? [{ rate, ...found }] : [])),
    dependsOnMarket: references.isMarketUsed,
  };
}

interface Verdict<Row extends BankRate = BankRate> {
  readonly rate: Row;
  readonly found: Implausible | undefined;
}

function judgeRowsOfDay(
  { date, central, counters }: RowsOfDay,
  references: RateReferences,
  context: JudgeContext,
): Verdict[] {
  const future = judgeDay(date, context.today);
  if (future) return [...central, ...counters].map((rate) => ({ rate, found: future }));
  const isJudged = context.from === undefined || date >= context.from;
  const mids = isJudged
    ? central.map((rate) => ({
        rate,
        found: judgeCentral(rate, references),
      }))
    : central.filter(servesUnjudged).map(unfound);
  for (const { rate } of mids.filter(isPlausible)) references.addCentral(rate);
  const quotes = isJudged
    ? judgeCounters(date, counters, references)
    : counters.filter(servesUnjudged).map(unfound);
  references.addCounters(date, quotes.filter(isPlausible).map(rateOf));
  return [...mids, ...quotes];
}

function judgeCounters(
  date: RateDate,
  counters: readonly CounterRow[],
  references: RateReferences,
): Verdict<CounterRow>[] {
  const central = references.central(date);
  const verdicts = counters.map((rate) => ({
    rate,
    found: judgeCounter(rate, references, central),
  }));
  const accepted = verdicts.filter(isPlausible).map(rateOf);
  const inForce = references.middlesSince(firstDayInForce(date), date, accepted);
  const ofTheDay = references.middlesSince(date, date, accepted);
  return verdicts.map(({ rate, found }) => {
    const middles = new Map(rate.jumpAccepted ? ofTheDay : inForce);
    middles.delete(rate.bankId);
    // The judged row is one of the boards.
    const isCompared = found === undefined && middles.size + 1 >= fewestOfMedian;
    const outlier = isCompared ? judgeByMedian(meanOfPair(rate), [...middles.values()]) : undefined;
    return { rate, found: found ?? outlier };
  });
}

function unfound<Row extends BankRate>(rate: Row): Verdict<Row> {
  return { rate, found: undefined };
}

function rateOf<Row extends BankRate>({ rate }: Verdict<Row>): Row {
  return rate;
}

function isPlausible({ found }: Verdict): boolean {
  return found === undefined;
}

interface RowsOfDay {
  readonly date: RateDate;
  readonly central: readonly CentralRow[];
  readonly counters: readonly CounterRow[];
}

// Within a day the rows of the central bank come first: a counter rate published at ten is judged by the mid
// rate published that evening.
function daysOf(rows: readonly BankRate[]): RowsOfDay[] {
  const byDay = new Map<RateDate, { central: CentralRow[]; counters: CounterRow[] }>();
  const ordered = [...rows].sort((a, b) => (a.bankId < b.bankId ? -1 : 1));
  for (const row of ordered) {
    const day = byDay.get(row.date) ?? { central: [], counters: [] };
    byDay.set(row.date, day);
    if (row.bankId === centralBankCode) day.central.push(row);
    else day.counters.push(row);
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, day]) => ({ date, ...day }));
}
