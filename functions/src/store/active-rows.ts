import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The active rates among documents of `bank-rates`. One that does not decode counts for nothing
 * here: the event of its own write has recorded it.
 */
export function activeRows(documents: readonly QueryDocumentSnapshot[]): BankRate[] {
  return documents.flatMap((document) => {
    const decoded = decodeBankRate(document.ref.path, document.data());
    return decoded.ok && decoded.value.status === 1 ? [decoded.value] : [];
  });
}
