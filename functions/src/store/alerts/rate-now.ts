import { alertFigure } from '@dinar/domain/alerts/alert-figures';
import type { WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { type CurrencyToday, currencyToday } from '@dinar/domain/today/board-of-today';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { decodedDocument } from '../documents/decoded-documents.ts';

/** The rates of today for the figure of an alert. */
export interface RateNow {
  /** The rate that the alert is judged by; undefined if there is none now. */
  readonly judged?: number;
  /** A rate of the currency that a target is compared with. */
  readonly usual?: number;
}

/** Reads the rates of today of a figure. */
export async function readRateNow(
  db: Firestore,
  transaction: Transaction,
  watched: WatchedFigure,
  today: RateDate,
): Promise<RateNow> {
  const board = boardOf(await transaction.get(statsRef(db, watched.currency)), today);
  if (!board) return {};
  const judged = alertFigure(board, watched)?.rate;
  const { counters, leading } = board;
  const usual = counters.mean?.[watched.side].value ?? leading?.rate.value;
  return { ...(judged && { judged }), ...(usual && { usual: usual.toNumber() }) };
}

/** Reads the rates that may be shown today of one currency, or of all. */
export async function readBoards(
  db: Firestore,
  today: RateDate,
  currency?: ForeignCurrencyCode,
): Promise<readonly CurrencyToday[]> {
  const documents = currency
    ? [await statsRef(db, currency).get()]
    : (await db.collection(collection.ratesStats).get()).docs;
  return documents.flatMap((document) => boardOf(document, today) ?? []);
}

// A document that cannot be read has no rates; the job that compares aggregates repairs it.
function boardOf(stored: DocumentSnapshot, today: RateDate): CurrencyToday | undefined {
  const stats = decodedDocument(stored, decodeRatesStats);
  return stats && currencyToday(stats, today);
}

function statsRef(db: Firestore, currency: ForeignCurrencyCode) {
  return db.collection(collection.ratesStats).doc(currency);
}
