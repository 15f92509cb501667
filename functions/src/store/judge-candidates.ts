import { activeRates } from '@dinar/domain/aggregates/active-rates';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { judgeRates, type SuspectRate } from '@dinar/domain/rates/judge-rates';
import { maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import type { Firestore } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import type { CandidateRow } from './decode-candidates.ts';
import { storedDocument } from './firestore-rate-store.ts';
import { getDocuments } from './get-documents.ts';
import { groupBy } from './group-by.ts';
import type { RefusedRow } from './ingest-report.ts';
import { historyPaths, marketOf } from './market-points.ts';

/** Candidates apart; the accepted ones as they are to be stored. */
export interface JudgedCandidates {
  readonly accepted: readonly BankRate[];
  readonly refused: readonly RefusedRow[];
  /** Rows taken although they jump, because staff said so. */
  readonly jumps: readonly AcceptedJump[];
}

export interface AcceptedJump {
  readonly id: string;
  /** What would have refused it, in French. */
  readonly detail: string;
}

export interface CandidatesContext {
  readonly now: Date;
  /** Staff take rows that moved more than a day's guard allows. */
  readonly acceptsJumps: boolean;
}

/**
 * Judges candidates by domain's rule, those of one currency together with its rows stored since a week
 * before the first of them, in whose place they stand. Inactive ones are shown nowhere and pass.
 */
export async function judgeCandidates(
  db: Firestore,
  rows: readonly CandidateRow[],
  context: CandidatesContext,
): Promise<JudgedCandidates> {
  const inactive = rows.filter(({ rate }) => rate.status !== 1).map(({ rate }) => rate);
  const active = groupBy(
    rows.filter(({ rate }) => rate.status === 1),
    ({ rate }) => rate.currency,
  );
  const judged = await Promise.all(
    [...active].map(([currency, own]) => judgeOfCurrency(db, currency, own, context)),
  );
  return {
    accepted: [...inactive, ...judged.flatMap(({ accepted }) => accepted)],
    refused: judged.flatMap(({ refused }) => refused),
    jumps: judged.flatMap(({ jumps }) => jumps),
  };
}

async function judgeOfCurrency(
  db: Firestore,
  currency: ForeignCurrencyCode,
  rows: readonly CandidateRow[],
  { now, acceptsJumps }: CandidatesContext,
): Promise<JudgedCandidates> {
  const known = await readKnown(db, currency, rows);
  const context = { today: utcDay(now), market: known.market, from: known.from };
  const suspectAmong = (rates: readonly BankRate[]) =>
    byId(judgeRates([...known.rates, ...rates], context).suspect);
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

async function readKnown(
  db: Firestore,
  currency: ForeignCurrencyCode,
  rows: readonly CandidateRow[],
) {
  const days = rows.map(({ rate }) => rate.date).sort();
  const [from, last] = [days[0], days.at(-1)];
  if (from === undefined || last === undefined) throw new RangeError('There is nothing to judge');
  const span = {
    from: addDays(from, -maxReferenceAgeDays),
    to: addDays(last, maxReferenceAgeDays),
  };
  const [stored, years] = await Promise.all([
    db
      .collection(collection.bankRates)
      .where('currency', '==', currency)
      .where('status', '==', 1)
      .where('date', '>=', span.from)
      .where('date', '<=', last)
      .orderBy('date', 'desc')
      .get(),
    getDocuments(db, historyPaths(currency, span)),
  ]);
  const replaced = new Set(rows.map(({ rate }) => bankRateId(rate)));
  const rates = activeRates(activeRows(stored.docs.map(storedDocument)));
  return {
    from,
    rates: rates.filter((rate) => !replaced.has(bankRateId(rate))),
    market: marketOf(years.map(storedDocument), span),
  };
}

function byId(suspect: readonly SuspectRate[]): ReadonlyMap<string, SuspectRate> {
  return new Map(suspect.map((found) => [bankRateId(found.rate), found]));
}

function withJumpAccepted(rate: BankRate): BankRate {
  return { ...rate, jumpAccepted: true };
}
