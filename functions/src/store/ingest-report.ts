import type { ImplausibleReason } from '@dinar/domain/rates/plausible-rate';

/** Why a row is not stored: it is not plausible, or ingestion itself cannot take it. */
export type IngestRefusalReason = ImplausibleReason | 'undecodable' | 'contradiction';

export interface RefusedRow {
  /** The row's index among the candidates. */
  readonly row: number;
  readonly reason: IngestRefusalReason;
  /** A sentence: in French for staff where the row is not plausible, else in English. */
  readonly detail: string;
}

/** What became of each candidate; of a dry run, what would have. */
export interface IngestReport {
  readonly written: number;
  /** Rows stored already with these values, and repetitions within the candidates. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}
