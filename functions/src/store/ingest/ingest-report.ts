import type { ImplausibleReason } from '@dinar/domain/rates/plausible-rate';

/** The reason why a row is not stored: it is implausible, or ingestion itself cannot accept it. */
export type IngestRefusalReason = ImplausibleReason | 'undecodable' | 'contradiction' | 'past-day';

export interface RefusedRow {
  /** The row's index among the candidates. */
  readonly row: number;
  readonly reason: IngestRefusalReason;
  /** A sentence in French, for staff. */
  readonly detail: string;
}

/** The outcome of each candidate; after a dry run, the expected one. */
export interface IngestReport {
  readonly written: number;
  /** Rows that are already stored with these values, and repetitions within the candidates. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}
