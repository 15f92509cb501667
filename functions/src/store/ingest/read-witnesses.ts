import { activeRates } from '@dinar/domain/aggregates/active-rates';
import { correctRates } from '@dinar/domain/aggregates/correct-rates';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { firstDayInForce } from '@dinar/domain/days/in-force';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { type MarketRate, maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type DaySpan, historyPaths, marketOf } from '../aggregates/market-points.ts';
import { findAmong } from '../documents/find-among.ts';
import { getDocuments } from '../documents/get-documents.ts';
import { groupBy } from '../documents/group-by.ts';
import { storedDocument } from '../rate-store/firestore-rate-store.ts';
import { readOverrides } from '../rate-store/stored-overrides.ts';
import { storedRates } from '../rate-store/stored-rates.ts';
import type { CandidateRow } from './decode-candidates.ts';

/** The rates that candidates are compared with. */
export interface Witnesses {
  /** The first of the candidates' days. */
  readonly from: RateDate;
  /** Stored rows of a currency that the candidates do not replace. */
  ratesOf(currency: ForeignCurrencyCode): readonly BankRate[];
  marketOf(currency: ForeignCurrencyCode): readonly MarketRate[];
}

/**
 * Reads the boards in force on the candidates' days, and a week of the central bank and of their own banks,
 * as corrected by staff, in four requests for any number of currencies. Undefined without any candidate that
 * is active.
 */
export async function readWitnesses(
  db: Firestore,
  candidateRows: readonly CandidateRow[],
  today: RateDate,
): Promise<Witnesses | undefined> {
  const candidates = candidateRows.map(({ rate }) => rate).filter(({ status }) => status === 1);
  const days = candidates.map(({ date }) => date).sort();
  const [from, latest] = [days[0], days.at(-1)];
  if (from === undefined || latest === undefined) return undefined;
  // A future day is refused for itself.
  const last = latest < today ? latest : today;
  const span = {
    from: addDays(from, -maxReferenceAgeDays),
    to: addDays(last, maxReferenceAgeDays),
  };
  const currencies = [...new Set(candidates.map(({ currency }) => currency))];
  const paths = currencies.flatMap((currency) => historyPaths(currency, span));
  const [rows, overrides, years] = await Promise.all([
    readRows(db, candidates, { from, to: last }),
    readOverrides(db, { fromDate: span.from, toDate: last }),
    getDocuments(db, paths),
  ]);
  const replaced = new Set(candidates.map(bankRateId));
  const corrected = correctRates(storedRates(rows.map(storedDocument)), overrides, today);
  const kept = activeRates(corrected.rates.map(({ rate }) => rate));
  const byCurrency = groupBy(
    kept.filter((rate) => !replaced.has(bankRateId(rate))),
    ({ currency }) => currency,
  );
  const pasts = years.map(storedDocument);
  return {
    from,
    ratesOf: (currency) => byCurrency.get(currency) ?? [],
    marketOf: (currency) => {
      const own = new Set(historyPaths(currency, span));
      return marketOf(
        pasts.filter(({ path }) => own.has(path)),
        span,
      );
    },
  };
}

async function readRows(
  db: Firestore,
  candidates: readonly BankRate[],
  { from, to }: DaySpan,
): Promise<DocumentSnapshot[]> {
  const inForce = firstDayInForce(from);
  const currencies = new Set(candidates.map(({ currency }) => currency));
  const banks = new Set([...candidates.map(({ bankId }) => bankId), centralBankCode]);
  const newestFirst = db.collection(collection.bankRates).orderBy('date', 'desc');
  const boards = newestFirst
    .where('status', '==', 1)
    .where('date', '>=', inForce)
    .where('date', '<=', to);
  const before = newestFirst
    .where('date', '>=', addDays(from, -maxReferenceAgeDays))
    .where('date', '<', inForce);
  const found = await Promise.all([
    findAmong(boards, 'currency', currencies),
    findAmong(before, 'bankId', banks),
  ]);
  return found.flat();
}
