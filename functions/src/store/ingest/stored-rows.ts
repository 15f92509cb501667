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

/** Reads what is stored where these rates belong. */
export async function readStored(db: Firestore, rates: readonly BankRate[]): Promise<StoredRows> {
  const found = await getDocuments(db, rates.map(pathOf));
  return new Map(found.map((document) => [document.ref.path, document]));
}

/**
 * Whether a rate is to be stored: what people typed in the console is theirs, which a job leaves and a
 * file of theirs may replace.
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

// The instant of the fetch is no part of what was published.
function isStored(stored: DocumentData | undefined, rate: BankRate): boolean {
  const { fetchedAt: _, ...published } = encodeBankRate(rate);
  return Object.entries(published).every(([name, value]) => sameContent(stored?.[name], value));
}

/** Where a rate belongs. */
export function pathOf(rate: BankRate): string {
  return `${collection.bankRates}/${bankRateId(rate)}`;
}
