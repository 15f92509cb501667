import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';

/** A document, or its absence, at an instant. */
export interface StoredDocument {
  readonly path: string;
  readonly data: DocumentData | undefined;
  /** The time of its last commit; absent when the document is absent. */
  readonly changedAt: Timestamp | undefined;
  readonly readAt: Timestamp;
}

/** A query for rows of `bank-rates`, by their canonical fields. */
export interface RowQuery {
  readonly currency?: ForeignCurrencyCode;
  readonly bankId?: BankCode;
  readonly date?: RateDate;
  readonly fromDate?: RateDate;
  readonly toDate?: RateDate;
  readonly status?: 1;
}

/** A range of days, including the first and the last; without one of them it is unbounded on that side. */
export interface DayRange {
  readonly fromDate?: RateDate | undefined;
  readonly toDate?: RateDate | undefined;
}

/** One field, by its path of names, and its new value; undefined removes the field. */
export interface FieldChange {
  readonly field: readonly string[];
  readonly value: unknown;
}

export interface RateTransaction {
  get(path: string): Promise<StoredDocument>;
  /** Reads the rows that match, and an instant at which they matched. */
  findRows(query: RowQuery): Promise<{ readonly documents: StoredDocument[]; readAt: Timestamp }>;
  /** Reads the corrections that staff typed for rates of these days. */
  findOverrides(days: DayRange): Promise<StoredDocument[]>;
  set(path: string, fields: DocumentData): void;
  update(path: string, changes: readonly FieldChange[]): void;
  delete(path: string): void;
}

/**
 * The database operations that the aggregates' upkeep needs. The implementations are Firestore and a
 * simulator that reorders, repeats, aborts and crashes, so that the simulator tests the code of production.
 */
export interface RateStore {
  /**
   * Runs `work`, several times if necessary, until its reads are unchanged when its writes are committed,
   * all or none. Rejects when no attempt succeeds.
   */
  transact<Result>(work: (transaction: RateTransaction) => Promise<Result>): Promise<Result>;
  wait(ms: number): Promise<void>;
}
