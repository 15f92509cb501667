import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { judgeRates, type SuspectRate } from '@dinar/domain/rates/judge-rates';
import type { MarketRate } from '@dinar/domain/rates/rate-references';
import { groupBy } from '../documents/group-by.ts';
import type { CandidateRow } from './decode-candidates.ts';
import type { RefusedRow } from './ingest-report.ts';
import type { Witnesses } from './read-witnesses.ts';

/** The judged candidates, with the accepted ones as they must be stored. */
export interface JudgedCandidates {
  readonly accepted: readonly BankRate[];
  readonly refused: readonly RefusedRow[];
  /** Rows that jump and were accepted because staff approved them. */
  readonly jumps: readonly AcceptedJump[];
}

export interface AcceptedJump {
  readonly id: string;
  /** The reason that would have refused it, in French. */
  readonly detail: string;
}

interface CandidatesContext {
  readonly now: Date;
  /** Whether staff accept rows that moved more than a day's guard allows. */
  readonly acceptsJumps: boolean;
}

/**
 * Judges candidates by domain's rule. Those of one currency are judged together, against `witnesses`: the
 * boards in force and a week of the central bank and of their own banks, undefined without an active
 * candidate. A candidate replaces the row that it corrects. Inactive candidates are shown nowhere and are
 * accepted.
 */
export function judgeCandidates(
  rows: readonly CandidateRow[],
  witnesses: Witnesses | undefined,
  context: CandidatesContext,
): JudgedCandidates {
  const inactive = rows.filter(({ rate }) => rate.status !== 1).map(({ rate }) => rate);
  const active = rows.filter(({ rate }) => rate.status === 1);
  if (witnesses === undefined) return { accepted: inactive, refused: [], jumps: [] };
  const judged = [...groupBy(active, ({ rate }) => rate.currency)].map(([currency, own]) =>
    judgeOfCurrency(own, context, {
      from: witnesses.from,
      rates: witnesses.ratesOf(currency),
      market: witnesses.marketOf(currency),
    }),
  );
  return {
    accepted: [...inactive, ...judged.flatMap(({ accepted }) => accepted)],
    refused: judged.flatMap(({ refused }) => refused),
    jumps: judged.flatMap(({ jumps }) => jumps),
  };
}

interface KnownOfCurrency {
  readonly from: RateDate;
  readonly rates: readonly BankRate[];
  readonly market: readonly MarketRate[];
}

function judgeOfCurrency(
  rows: readonly CandidateRow[],
  { now, acceptsJumps }: CandidatesContext,
  { from, rates: known, market }: KnownOfCurrency,
): JudgedCandidates {
  const context = { today: utcDay(now), market, from };
  const suspectAmong = (candidates: readonly BankRate[]) =>
    byId(judgeRates([...known, ...candidates], context).suspect);
  const rates = rows.map(({ rate }) => rate);
  const strict = suspectAmong(rates);
  const suspect = acceptsJumps ? suspectAmong(rates.map(withJumpAccepted)) : strict;
  const taken = rates.filter((rate) => !suspect.has(bankRateId(rate)));
  return {
    accepted: taken.map((rate) => (strict.has(bankRateId(rate)) ? withJumpAccepted(rate) : rate)),
    refused: rows.flatMap(({ row, rate }) => {
      const found = suspect.get(bankRateId(rate));
      return found ? [{ row, reason: found.reason, detail: found.problem }] : [];
    }),
    jumps: taken.flatMap((rate) => {
      const found = strict.get(bankRateId(rate));
      return found ? [{ id: bankRateId(rate), detail: found.problem }] : [];
    }),
  };
}

function byId(suspect: readonly SuspectRate[]): ReadonlyMap<string, SuspectRate> {
  return new Map(suspect.map((found) => [bankRateId(found.rate), found]));
}

function withJumpAccepted(rate: BankRate): BankRate {
  return { ...rate, jumpAccepted: true };
}
