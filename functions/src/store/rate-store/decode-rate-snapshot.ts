import { sameContent } from '@dinar/domain/aggregates/same-content';
import { decodeBankRate, encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { rowFault } from '@dinar/domain/documents/row-fault';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { Timestamp } from 'firebase-admin/firestore';
import type { StoredDocument } from './rate-store.ts';

/** A document from an event: it was not read, so it has no read time. */
export type WrittenDocument = Omit<StoredDocument, 'readAt'>;

/** One side of a write to `bank-rates`. */
type RateSnapshot =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'undecodable';
      /** In French, for staff. */
      readonly fault: string;
    }
  | {
      readonly kind: 'rate';
      readonly rate: BankRate;
      /** Whether queries find it: it has every canonical field, as we would write it. */
      readonly isCanonical: boolean;
      readonly changedAt: Timestamp | undefined;
    };

/** Decodes a document of `bank-rates`, including alternate spellings. */
export function decodeRateSnapshot(stored: WrittenDocument | undefined): RateSnapshot {
  const data = stored?.data;
  if (stored === undefined || data === undefined) return { kind: 'absent' };
  const decoded = decodeBankRate(stored.path, data);
  if (!decoded.ok) return { kind: 'undecodable', fault: rowFault(decoded.problem) };
  const rate = decoded.value;
  const isCanonical = Object.entries(encodeBankRate(rate)).every(([name, value]) =>
    sameContent(data[name], value),
  );
  return { kind: 'rate', rate, isCanonical, changedAt: stored.changedAt };
}
