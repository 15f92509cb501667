import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { maxAgeDays } from '@dinar/domain/days/published-day';
import { addDays } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type {
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';

/** On all but the quietest days one page holds a commercial row, and one the central bank's. */
const pageSize = { commercial: 20, central: 3 };

/** Rows of one currency and an instant at which all of them were as read. */
export interface RowsRead {
  readonly rows: readonly BankRate[];
  readonly readAt: Timestamp;
}

/** The rows a currency's board and central rate depend on: nothing older than they can show. */
export async function readBoardRows(
  transaction: Transaction,
  db: Firestore,
  currency: ForeignCurrencyCode,
): Promise<RowsRead> {
  const byDay = db
    .collection(collection.bankRates)
    .where('currency', '==', currency)
    .where('status', '==', 1)
    .orderBy('date', 'desc');
  const ofCentral = byDay.where('bankId', '==', centralBankCode);
  const central = await findLatest(transaction, ofCentral, pageSize.central, () => true);
  const commercial = await findLatest(transaction, byDay, pageSize.commercial, isCommercial);
  const documents: QueryDocumentSnapshot[] = [];
  if (central.row !== undefined) {
    const day = await transaction.get(ofCentral.where('date', '==', central.row.date));
    documents.push(...day.docs);
  }
  if (commercial.row !== undefined) {
    const from = addDays(commercial.row.date, -maxAgeDays);
    const window = await transaction.get(byDay.where('date', '>=', from));
    documents.push(...window.docs);
  }
  return { rows: activeRows(documents), readAt: central.readAt };
}

interface Latest {
  readonly row: BankRate | undefined;
  readonly readAt: Timestamp;
}

// Page by page, because rows that do not decode can stand before the one wanted.
async function findLatest(
  transaction: Transaction,
  newestFirst: Query,
  size: number,
  isWanted: (row: BankRate) => boolean,
): Promise<Latest> {
  let page = await transaction.get(newestFirst.limit(size));
  const readAt = page.readTime;
  for (;;) {
    const row = activeRows(page.docs).find(isWanted);
    const last = page.docs.at(-1);
    if (row !== undefined || last === undefined || page.size < size) return { row, readAt };
    page = await transaction.get(newestFirst.startAfter(last).limit(size));
  }
}

function isCommercial({ bankId }: BankRate): boolean {
  return bankId !== centralBankCode;
}
