import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { StoredDocument } from './rate-store.ts';

/**
 * The active rates among documents of `bank-rates`. One that does not decode counts for nothing
 * here: the event of its own write has recorded it.
 */
export function activeRows(
  documents: readonly Pick<StoredDocument, 'path' | 'data'>[],
): BankRate[] {
  return documents.flatMap(({ path, data }) => {
    const decoded = decodeBankRate(path, data);
    return decoded.ok && decoded.value.status === 1 ? [decoded.value] : [];
  });
}
