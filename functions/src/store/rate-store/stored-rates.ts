import type { LocatedRate } from '@dinar/domain/aggregates/correct-rates';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { StoredDocument } from './rate-store.ts';

/**
 * Returns the active rates among documents of `bank-rates`. Skips a document that does not decode, because
 * the event of its own write has recorded it.
 */
export function storedRates(
  documents: readonly Pick<StoredDocument, 'path' | 'data'>[],
): LocatedRate[] {
  return documents.flatMap(({ path, data }) => {
    const decoded = decodeBankRate(path, data);
    return decoded.ok && decoded.value.status === 1 ? [{ path, rate: decoded.value }] : [];
  });
}
