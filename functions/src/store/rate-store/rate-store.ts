import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';

/** A document, or its absence, as it was at an instant. */
export interface StoredDocument {
  readonly path: string;
  readonly data: DocumentData | undefined;
  /** When it was last committed; absent with the document. */
  readonly changedAt: Timestamp | undefined;
  readonly readAt: Timestamp;
}

/** Which rows of `bank-rates` are wanted, by their canonical fields. */
export interface RowQuery {
  readonly currency?: ForeignCurrencyCode;
  readonly bankId?: BankCode;
  readonly date?: RateDate;
  readonly fromDate?: RateDate;
  readonly toDate?: RateDate;
  readonly status?: 1;
}

/** Days, the first and the last included; without one, from the first or to the last there is. */
export interface DayRange {
  readonly fromDate?: RateDate | undefined;
  readonly toDate?: RateDate | undefined;
}

/** One field, by its path of names, and what it becomes; undefined takes it away. */
export interface FieldChange {
  readonly field: readonly string[];
  readonly value: unknown;
}

export interface RateTransaction {
  get(path: string): Promise<StoredDocument>;
  /** The rows that match, and an instant at which they did. */
  findRows(query: RowQuery): Promise<{ readonly documents: StoredDocument[]; readAt: Timestamp }>;
  /** The corrections that staff typed for rates of these days. */
  findOverrides(days: DayRange): Promise<StoredDocument[]>;
  set(path: string, fields: DocumentData): void;
  update(path: string, changes: readonly FieldChange[]): void;
  delete(path: string): void;
}

/**
 * The database operations that the aggregates' upkeep needs. Firestore is one implementation; a simulator
 * that reorders, repeats, aborts and crashes is the other, so that what it proves is what runs.
 */
export interface RateStore {
  /**
   * Runs `work` until its reads are unchanged when its writes are committed, all or none; rejects
   * when that never comes about. `work` may run several times.
   */
  transact<Result>(work: (transaction: RateTransaction) => Promise<Result>): Promise<Result>;
  /** The document as it is now, outside any transaction. */
  read(path: string): Promise<StoredDocument>;
  wait(ms: number): Promise<void>;
}
