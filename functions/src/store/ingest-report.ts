import type { RefusalReason } from '@dinar/domain/rates/guard-rate';

/** Why a row is not stored: what the guards of domain say, or what ingestion itself cannot take. */
export type IngestRefusalReason = RefusalReason | 'undecodable' | 'future-day' | 'contradiction';

export interface RefusedRow {
  /** The row's index among the candidates. */
  readonly row: number;
  readonly reason: IngestRefusalReason;
  /** An English sentence. */
  readonly detail: string;
}

/** What became of each candidate; of a dry run, what would have. */
export interface IngestReport {
  readonly written: number;
  /** Rows stored already with these values, and repetitions within the candidates. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}
