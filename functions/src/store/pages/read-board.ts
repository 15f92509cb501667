import { collection } from '@dinar/domain/documents/collections';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { isEmptied, type RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { listeningStart } from './listening-start.ts';

interface StoredBoard {
  readonly stats: readonly RatesStats[];
  /** The documents that could not be read, left out of `stats`. */
  readonly problems: readonly DecodeProblem[];
  readonly asOf: Date | undefined;
  /** The instant of the reading, at which other values can be read too. */
  readonly readAt: Timestamp;
}

// There are about 30 currencies; the limit bounds the cost of a mistake in the database.
const maxCurrencies = 50;

/** Reads every currency's aggregate once. */
export async function readBoard(db: Firestore): Promise<StoredBoard> {
  const found = await db.collection(collection.ratesStats).limit(maxCurrencies).get();
  const decoded = found.docs.map((entry) => decodeRatesStats(entry.ref.path, entry.data()));
  return {
    stats: decoded.flatMap((one) => (one.ok && !isEmptied(one.value) ? [one.value] : [])),
    problems: decoded.flatMap((one) => (one.ok ? [] : [one.problem])),
    asOf: listeningStart(found),
    readAt: found.readTime,
  };
}
