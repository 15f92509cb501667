import { centralBankCode } from '../banks/bank-code.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import { workingDayBefore } from '../days/working-day.ts';
import type { BankRate, CentralRow, CounterRow } from './bank-rate.ts';
import {
  type Implausible,
  judgeByMedian,
  judgeByReference,
  judgeJump,
  judgeMagnitude,
  judgeMid,
  judgePair,
  type NamedReference,
} from './plausible-rate.ts';
import { meanOfPair } from './trend.ts';

/** What rows are judged by, beside each other. */
export interface JudgeContext {
  readonly today: RateDate;
  /** The market's rate of the currency, where known. */
  readonly live?: { readonly value: number; readonly date: RateDate } | undefined;
  /** Staff have said that a rate may move more than a day's guard allows. */
  readonly acceptJumps?: boolean;
}

export interface SuspectRate extends Implausible {
  readonly rate: BankRate;
}

/** Rows of one currency, apart: those that may be shown and compared, and those that may not. */
export interface JudgedRates {
  readonly plausible: readonly BankRate[];
  readonly suspect: readonly SuspectRate[];
}

// An older reference may have been left behind by the market.
const maxReferenceAgeDays = 7;
/** With the row itself, four boards. */
const fewestOthers = 3;

/**
 * Judges rows of one currency by one rule, at ingestion and at derivation alike. The result does not
 * depend on their order. The central bank's are judged first: by the market, else by its own day before,
 * else by magnitude; then counters: by the central bank, else the market, else the day before, else
 * magnitude; then, where four banks or more publish, by the median of the others.
 */
export function judgeRates(rows: readonly BankRate[], context: JudgeContext): JudgedRates {
  const ordered = [...rows].sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
  const suspect: SuspectRate[] = [];
  const central: CentralRow[] = [];
  const counters: CounterRow[] = [];
  for (const rate of ordered) {
    const found =
      judgeDay(rate, context.today) ??
      (rate.bankId === centralBankCode
        ? judgeCentral(rate, central, context)
        : judgeCounter(rate, { central, counters, context }));
    if (found) suspect.push({ rate, ...found });
    else if (rate.bankId === centralBankCode) central.push(rate);
    else counters.push(rate);
  }
  const outliers = counters.flatMap((rate) => {
    const found = judgeByOthers(rate, counters);
    return found ? [{ rate, ...found }] : [];
  });
  const outside = new Set<BankRate>(outliers.map(({ rate }) => rate));
  return {
    plausible: [...central, ...counters.filter((rate) => !outside.has(rate))],
    suspect: [...suspect, ...outliers],
  };
}

// All central rows come first: a counter published at ten is judged by the mid rate of that evening.
function orderKey({ bankId, date }: BankRate): string {
  return `${bankId === centralBankCode ? 0 : 1} ${date} ${bankId}`;
}

function judgeDay({ date }: BankRate, today: RateDate): Implausible | undefined {
  if (date <= today) return undefined;
  return { reason: 'future-day', problem: `Le jour ${date} est après aujourd’hui (${today}).` };
}

function judgeCentral(
  row: CentralRow,
  accepted: readonly CentralRow[],
  { live, acceptJumps }: JudgeContext,
): Implausible | undefined {
  const { rate, manualRate, currency, date } = row;
  const market = marketReference(live, date);
  const previous = latestBefore(accepted, date);
  return (
    (manualRate === undefined ? undefined : judgeMid(manualRate, interbank(rate))) ??
    (market && judgeMid(rate, market)) ??
    (previous && !acceptJumps ? judgeJump(rate, previous.rate) : undefined) ??
    (market || previous ? undefined : judgeMagnitude(currency, rate))
  );
}

interface Accepted {
  readonly central: readonly CentralRow[];
  readonly counters: readonly CounterRow[];
  readonly context: JudgeContext;
}

function judgeCounter(row: CounterRow, accepted: Accepted): Implausible | undefined {
  const { live, acceptJumps } = accepted.context;
  const pair = judgePair(row);
  if (pair) return pair;
  const reference = centralReference(accepted.central, row.date) ?? marketReference(live, row.date);
  if (reference) return judgeByReference(row, reference);
  const own = accepted.counters.filter(({ bankId }) => bankId === row.bankId);
  const previous = latestBefore(own, row.date);
  if (!previous) return judgeMagnitude(row.currency, meanOfPair(row));
  return acceptJumps ? undefined : judgeJump(meanOfPair(row), meanOfPair(previous));
}

function judgeByOthers(row: CounterRow, all: readonly CounterRow[]): Implausible | undefined {
  const earliest = workingDayBefore(row.date);
  const latestOfBank = new Map<string, CounterRow>();
  for (const other of all) {
    if (other.bankId === row.bankId || other.date < earliest || other.date > row.date) continue;
    latestOfBank.set(other.bankId, other);
  }
  return latestOfBank.size < fewestOthers
    ? undefined
    : judgeByMedian(row, [...latestOfBank.values()]);
}

// The day's own, else the latest before it; its manual-exchange rate is what counters centre on.
function centralReference(
  central: readonly CentralRow[],
  date: RateDate,
): NamedReference | undefined {
  const row = central.find((each) => each.date === date) ?? latestBefore(central, date);
  if (!row) return undefined;
  return row.manualRate === undefined
    ? interbank(row.rate)
    : { value: row.manualRate, name: `cours BCT du change manuel du ${row.date}` };
}

function interbank(value: number): NamedReference {
  return { value, name: 'cours moyen de la BCT' };
}

function marketReference(live: JudgeContext['live'], date: RateDate): NamedReference | undefined {
  if (!live || Math.abs(daysBetween(live.date, date)) > maxReferenceAgeDays) return undefined;
  return { value: live.value, name: 'cours du marché' };
}

function latestBefore<Row extends { readonly date: RateDate }>(
  rows: readonly Row[],
  date: RateDate,
): Row | undefined {
  return rows
    .filter((row) => row.date < date && daysBetween(row.date, date) <= maxReferenceAgeDays)
    .reduce<Row | undefined>(
      (latest, row) => (latest && latest.date > row.date ? latest : row),
      undefined,
    );
}
