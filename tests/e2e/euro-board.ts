import type { BankCode } from '@dinar/domain/banks/bank-code';
import { collection } from '@dinar/domain/documents/collections';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

export interface StoredQuote {
  readonly bankId: BankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/** The stored quotes of the euro, and a function that replaces them; the caller writes the first ones back. */
export async function euroBoard(db: Firestore) {
  const euro = db.doc(`${collection.ratesStats}/EUR`);
  const banks: readonly StoredQuote[] = (await euro.get()).get('banks');
  const write = (next: readonly StoredQuote[]) =>
    euro.update({ banks: next, changedAt: FieldValue.serverTimestamp() });
  return { banks, write };
}
