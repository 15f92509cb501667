import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { maxAgeDays } from '@dinar/domain/days/published-day';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { Firestore, Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';

/** On all but the quietest days one page holds a commercial row. */
const pageSize = 20;

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
  const newestFirst = db
    .collection(collection.bankRates)
    .where('currency', '==', currency)
    .where('status', '==', 1)
    .orderBy('date', 'desc');
  const central = await transaction.get(
    newestFirst.where('bankId', '==', centralBankCode).limit(1),
  );
  const latestDay = await findLatestCommercialDay(transaction, newestFirst);
  if (latestDay === undefined) {
    return { rows: activeRows(central.docs), readAt: central.readTime };
  }
  const window = newestFirst.where('date', '>=', addDays(latestDay, -maxAgeDays));
  const shown = await transaction.get(window);
  return { rows: activeRows([...central.docs, ...shown.docs]), readAt: central.readTime };
}

async function findLatestCommercialDay(
  transaction: Transaction,
  newestFirst: Query,
): Promise<RateDate | undefined> {
  let page = newestFirst.limit(pageSize);
  for (;;) {
    const { docs } = await transaction.get(page);
    const commercial = activeRows(docs).find((row) => row.bankId !== centralBankCode);
    const last = docs.at(-1);
    if (commercial !== undefined || docs.length < pageSize || last === undefined) {
      return commercial?.date;
    }
    page = newestFirst.startAfter(last).limit(pageSize);
  }
}
