import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { maxAgeDays } from '@dinar/domain/days/published-day';
import { addDays } from '@dinar/domain/days/rate-date';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { Timestamp } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import type { RateTransaction, RowQuery, StoredDocument } from './rate-store.ts';

/** On all but the quietest days one page holds a commercial row, and one the central bank's. */
const pageSize = { commercial: 20, central: 3 };

/** Rows of one currency and an instant at which all of them were as read. */
export interface RowsRead {
  readonly rows: readonly BankRate[];
  readonly readAt: Timestamp;
}

/** The rows a currency's board and central rate depend on: nothing older than they can show. */
export async function readBoardRows(
  transaction: RateTransaction,
  currency: ForeignCurrencyCode,
): Promise<RowsRead> {
  const byDay: RowQuery = { currency, status: 1, order: 'newest-first' };
  const ofCentral: RowQuery = { ...byDay, bankId: centralBankCode };
  const central = await findLatest(transaction, ofCentral, pageSize.central, () => true);
  const commercial = await findLatest(transaction, byDay, pageSize.commercial, isCommercial);
  const documents: StoredDocument[] = [];
  if (central.row !== undefined) {
    const day = await transaction.findRows({ ...ofCentral, date: central.row.date });
    documents.push(...day.documents);
  }
  if (commercial.row !== undefined) {
    const fromDate = addDays(commercial.row.date, -maxAgeDays);
    const window = await transaction.findRows({ ...byDay, fromDate });
    documents.push(...window.documents);
  }
  return { rows: activeRows(documents), readAt: central.readAt };
}

interface Latest {
  readonly row: BankRate | undefined;
  readonly readAt: Timestamp;
}

// Page by page, because rows that do not decode can stand before the one wanted.
async function findLatest(
  transaction: RateTransaction,
  newestFirst: RowQuery,
  limit: number,
  isWanted: (row: BankRate) => boolean,
): Promise<Latest> {
  let page = await transaction.findRows({ ...newestFirst, limit });
  const { readAt } = page;
  for (;;) {
    const row = activeRows(page.documents).find(isWanted);
    const after = page.documents.at(-1);
    const isLastPage = page.documents.length < limit;
    if (row !== undefined || after === undefined || isLastPage) return { row, readAt };
    page = await transaction.findRows({ ...newestFirst, limit, after });
  }
}

function isCommercial({ bankId }: BankRate): boolean {
  return bankId !== centralBankCode;
}
