import { sameContent } from '@dinar/domain/aggregates/same-content';
import { decodeBankRate, encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import {
  type BankRate,
  bankRateId,
  isByHand,
  type RateSource,
} from '@dinar/domain/rates/bank-rate';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { getDocuments } from '../documents/get-documents.ts';

/** The documents that candidates would replace, by path. */
export type StoredRows = ReadonlyMap<string, DocumentSnapshot>;

/** Reads the stored documents at the paths of these rates. */
export async function readStored(db: Firestore, rates: readonly BankRate[]): Promise<StoredRows> {
  const found = await getDocuments(db, rates.map(pathOf));
  return new Map(found.map((document) => [document.ref.path, document]));
}

/**
 * Returns whether a rate must be stored. A job leaves rows that people typed in the console unchanged; a
 * file that people import may replace them.
 */
export function isWanted(
  stored: DocumentSnapshot | undefined,
  rate: BankRate,
  source: RateSource,
): boolean {
  if (isStored(stored?.data(), rate)) return false;
  if (source === 'import' || !stored?.exists) return true;
  const decoded = decodeBankRate(stored.ref.path, stored.data());
  return decoded.ok && !isByHand(decoded.value);
}

// Ignores the instant of the fetch, which is not part of the published data.
function isStored(stored: DocumentData | undefined, rate: BankRate): boolean {
  const { fetchedAt: _, ...published } = encodeBankRate(rate);
  return Object.entries(published).every(([name, value]) => sameContent(stored?.[name], value));
}

/** Returns the document path of a rate. */
export function pathOf(rate: BankRate): string {
  return `${collection.bankRates}/${bankRateId(rate)}`;
}
