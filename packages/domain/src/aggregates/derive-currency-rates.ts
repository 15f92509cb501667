import { centralBankCode } from '../banks/bank-code.ts';
import { isInForce } from '../days/in-force.ts';
import { addDays, daysBetween, type RateDate } from '../days/rate-date.ts';
import type { BankRate, CentralRow, CounterRow } from '../rates/bank-rate.ts';
import type { BankQuote, CentralRate, LaterRates } from '../rates/currency-rates.ts';
import { judgeQuote } from '../rates/judge-quote.ts';
import { type JudgedRates, judgeRates } from '../rates/judge-rates.ts';
import { fewestOfMedian } from '../rates/near-reference.ts';
import { correctionOf } from '../rates/rate-override.ts';
import { type MarketRate, maxReferenceAgeDays } from '../rates/rate-references.ts';
import { meanOfPair } from '../rates/trend.ts';
import { maxAgeDays } from '../today/age-rules.ts';
import { activeRates } from './active-rates.ts';
import type { LocatedRate, RatesByDay } from './correct-rates.ts';

/** The summary of the rows of one currency, and their verdicts. */
export interface CurrencyRates extends JudgedRates {
  /** Each bank's latest plausible rates, at most 7 days older than the latest day, by code. */
  readonly banks: readonly BankQuote[];
  readonly central?: CentralRate;
}

/** The summary of one currency, and of what counts from each later day on which a correction ends. */
export interface BoardRates extends CurrencyRates {
  readonly later: readonly LaterRates[];
}

/** The other input of a derivation: the latest market rate and the market rates of earlier days. */
export interface CurrencyContext {
  readonly today: RateDate;
  readonly live?: MarketRate | undefined;
  readonly pastMarket?: readonly MarketRate[];
}

/** The first day whose rows are judged; older rates may no longer be shown. */
export function firstJudgedDay(today: RateDate): RateDate {
  return addDays(today, -maxAgeDays);
}

/** The first day whose rows are read: the oldest that can serve as a reference for the first judged day. */
export function firstCountedDay(today: RateDate): RateDate {
  return addDays(firstJudgedDay(today), -maxReferenceAgeDays);
}

/** Derives the `rates-stats` of one currency from its rows as corrected on each day. */
export function deriveBoard({ rates, later }: RatesByDay, context: CurrencyContext): BoardRates {
  const derive = (rows: readonly LocatedRate[]) =>
    deriveCurrencyRates(
      rows.map(({ rate }) => rate),
      context,
    );
  const now = derive(rates);
  const afterwards = later.map(({ from, rates: rows }) => ({ from, ...derive(rows) }));
  return {
    ...now,
    later: afterwards.map(({ from, banks, central }) => ({
      from,
      banks,
      ...(central && { central }),
    })),
    dependsOnMarket: [now, ...afterwards].some(({ dependsOnMarket }) => dependsOnMarket),
  };
}

/**
 * Derives the `rates-stats` of one currency from its rows of the last 14 days. The plausibility check judges
 * the rows that may be shown today; older rows without a problem serve as references.
 */
export function deriveCurrencyRates(
  rows: Iterable<BankRate>,
  { today, live, pastMarket = [] }: CurrencyContext,
): CurrencyRates {
  const counted = activeRates(rows).filter(({ date }) => date >= firstCountedDay(today));
  const judgedBy = (market: readonly MarketRate[]) =>
    judgeRates(counted, { today, market, from: firstJudgedDay(today) });
  const withLive = [
    ...pastMarket.filter(({ date }) => date !== live?.date),
    ...(live ? [live] : []),
  ];
  const found = judgedBy(withLive);
  const isLiveRight =
    !live || !found.dependsOnMarket || agrees(live, judgedBy(pastMarket), { today, pastMarket });
  const judged = isLiveRight ? found : { ...judgedBy(pastMarket), dependsOnMarket: true };
  const { counters, central } = byKind(judged.plausible);
  return { ...judged, banks: latestQuotes(counters), ...(central && { central }) };
}

function byKind(rows: readonly BankRate[]) {
  const mids = rows.filter((row) => row.bankId === centralBankCode);
  const latest = mids.reduce<CentralRow | undefined>(newerRow, undefined);
  return {
    counters: rows.filter((row) => row.bankId !== centralBankCode),
    midCount: mids.length,
    central: latest && centralRate(latest),
  };
}

// A live rate that was typed wrongly would condemn every row that it judges: the rows that are plausible without
// it are asked first. A single rate of the central bank is no witness, for the live rate may judge it.
function agrees(
  live: MarketRate,
  { plausible }: JudgedRates,
  { today, pastMarket = [] }: CurrencyContext,
): boolean {
  const [first] = plausible;
  if (!first) return true;
  const { counters, midCount, central } = byKind(plausible);
  const inForce = latestQuotes(counters).filter(({ date }) => isInForce(date, today));
  const isWitness = midCount > 1 || inForce.length >= fewestOfMedian;
  const problem = judgeQuote(first.currency, live, {
    today,
    central: isWitness ? central : undefined,
    boards: () => inForce.map(meanOfPair),
    live: [...pastMarket].filter(({ date }) => date < live.date).reduce(laterMarket, undefined),
  });
  return problem === undefined;
}

function laterMarket(known: MarketRate | undefined, rate: MarketRate): MarketRate {
  return known && known.date >= rate.date ? known : rate;
}

/**
 * The latest of these rows for each bank, at most 7 days older than the latest of all, sorted by bank code.
 */
export function latestQuotes(rows: readonly CounterRow[]): BankQuote[] {
  const byBank = new Map<string, CounterRow>();
  for (const row of rows) byBank.set(row.bankId, newerRow(byBank.get(row.bankId), row));
  const latest = [...byBank.values()].reduce<CounterRow | undefined>(newerRow, undefined);
  if (!latest) return [];
  return [...byBank.values()]
    .filter(({ date }) => daysBetween(date, latest.date) <= maxAgeDays)
    .sort((a, b) => (a.bankId < b.bankId ? -1 : 1))
    .map(({ bankId, purchaseRate, saleRate, date, source, ...row }) => ({
      bankId,
      purchaseRate,
      saleRate,
      date,
      source,
      ...correctionOf(row),
    }));
}

function newerRow<Row extends BankRate>(known: Row | undefined, row: Row): Row {
  return known && known.date >= row.date ? known : row;
}

function centralRate({ rate, manualRate, date, source, ...row }: CentralRow): CentralRate {
  return {
    value: rate,
    ...(manualRate !== undefined && { manualValue: manualRate }),
    date,
    source,
    ...correctionOf(row),
  };
}
