import type { RateDate } from '@dinar/domain/days/rate-date';
import {
  type BankPageShape,
  decodeBankPageShape,
} from '@dinar/domain/documents/bank-page-shape-document';
import { bankPageShapesPath } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { decodedDocument } from '../documents/decoded-documents.ts';

/** Reads the shape that a bank's page had when it was last accepted under the same verification. */
export async function readBankPageShape(
  db: Firestore,
  bankId: string,
  verifiedOn: RateDate,
): Promise<BankPageShape | undefined> {
  const shape = decodedDocument(await shapeRef(db, bankId).get(), decodeBankPageShape);
  return shape?.verifiedOn === verifiedOn ? shape : undefined;
}

/** Stores the shape of a bank's page. */
export async function rememberBankPageShape(
  db: Firestore,
  bankId: string,
  shape: BankPageShape,
): Promise<void> {
  await shapeRef(db, bankId).set({ ...shape });
}

function shapeRef(db: Firestore, bankId: string) {
  return db.collection(bankPageShapesPath).doc(bankId);
}
