import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CandidateRate } from '../candidate-rate.ts';
import { rateForOneUnit } from '../quoted-rate.ts';
import { readPage } from '../read-page.ts';
import { SourceError } from '../source-error.ts';
import type { BankTablePage } from './bank-table-page.ts';
import type { PrintedRow } from './printed-row.ts';
import { readHeadedRows } from './read-headed-rows.ts';
import { readSelectedRows } from './read-selected-rows.ts';

/**
 * A bank's counter rates of one day, TND for one unit.
 *
 * Raises SourceError; a page of which any row is unreadable or of another day is refused whole.
 */
export function parseBankTable(body: string, page: BankTablePage, day: RateDate): CandidateRate[] {
  const root = readPage(body, page.bankId);
  const rows =
    page.cells.kind === 'selectors'
      ? readSelectedRows(root, page.cells, page.bankId)
      : readHeadedRows(root, page.cells, page.bankId);
  checkDay(rows, page, day);
  if (rows.length < page.minimumRows) {
    const seen = `only ${rows.length} rows, under ${page.minimumRows}`;
    throw new SourceError('too-few-rows', page.bankId, seen);
  }
  return rows.map((row) => readRow(row, page, day));
}

function checkDay(rows: readonly PrintedRow[], page: BankTablePage, day: RateDate): void {
  for (const row of rows) {
    if (row.day === undefined) {
      throw new SourceError('day-not-found', page.bankId, `no day beside ${row.currency}`);
    }
    if (row.day !== day) {
      const seen = `the page shows ${row.day} for ${row.currency}, not ${day}`;
      throw new SourceError('wrong-day', page.bankId, seen);
    }
  }
}

function readRow(row: PrintedRow, page: BankTablePage, day: RateDate): CandidateRate {
  const currency = row.currency.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw malformed(row, page, 'no currency code');
  const unit = row.unit ?? usualUnit(currency);
  const purchase = rateForOneUnit(row.purchase, unit);
  if (!purchase.ok) throw malformed(row, page, purchase.reason);
  const sale = rateForOneUnit(row.sale, unit);
  if (!sale.ok) throw malformed(row, page, sale.reason);
  const rates = { purchaseRate: purchase.value, saleRate: sale.value };
  return { bankId: page.bankId, currency, date: day, ...rates };
}

// A currency the registry does not know has no usual unit; ingestion refuses its row by name.
function usualUnit(currency: string): string {
  const code = parseForeignCurrencyCode(currency);
  return code === undefined ? '1' : String(currencyTable[code].quotedPer);
}

function malformed(row: PrintedRow, page: BankTablePage, reason: string): SourceError {
  const printed = [row.currency, row.unit ?? '', row.purchase, row.sale];
  return new SourceError('malformed-row', page.bankId, `row ${JSON.stringify(printed)}: ${reason}`);
}
