import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { StoredDocument } from './rate-store.ts';

/** A rate and the document that contains it. */
export interface StoredRate {
  readonly path: string;
  readonly rate: BankRate;
}

/**
 * Returns the active rates among documents of `bank-rates`. Skips a document that does not decode, because
 * the event of its own write has recorded it.
 */
export function storedRates(
  documents: readonly Pick<StoredDocument, 'path' | 'data'>[],
): StoredRate[] {
  return documents.flatMap(({ path, data }) => {
    const decoded = decodeBankRate(path, data);
    return decoded.ok && decoded.value.status === 1 ? [{ path, rate: decoded.value }] : [];
  });
}
