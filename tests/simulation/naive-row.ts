import type { DocumentData } from 'firebase-admin/firestore';
import type { SimulatedDatabase } from './simulated-database.ts';

/** A row as the oracle reads it. Both sides of a central bank row are its mid rate. */
export interface NaiveRow {
  readonly path: string;
  readonly bankId: string;
  readonly currency: string;
  readonly date: string;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly manualRate?: number;
  readonly source: string;
  readonly fetchedAt: Date;
}

/** Active rows that are rates; of several with one day, bank and currency only the last fetched. */
export function countedRows(database: SimulatedDatabase): NaiveRow[] {
  const active = database.under('bank-rates/').flatMap(([path, data]) => readRow(path, data));
  return active.filter(
    (row) => !active.some((other) => isSameRate(row, other) && other.fetchedAt > row.fetchedAt),
  );
}

function isSameRate(a: NaiveRow, b: NaiveRow): boolean {
  return a.bankId === b.bankId && a.currency === b.currency && a.date === b.date;
}

function readRow(path: string, data: DocumentData): NaiveRow[] {
  const { bankId, currency, date, source, fetchedAt, status } = data;
  if (status !== 1 || typeof bankId !== 'string') return [];
  const isCentral = bankId === 'BCTN';
  const purchaseRate = isCentral ? data.rate : data.purchaseRate;
  const saleRate = isCentral ? data.rate : data.saleRate;
  if (typeof saleRate !== 'number' || typeof purchaseRate !== 'number') return [];
  const manual = isCentral && data.manualRate !== undefined ? { manualRate: data.manualRate } : {};
  return [{ path, bankId, currency, date, purchaseRate, saleRate, ...manual, source, fetchedAt }];
}
