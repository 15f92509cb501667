import type { RateDate } from '@dinar/domain/days/rate-date';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../log/log.ts';
import type { SourceFetch } from '../sources/http/source-fetch.ts';

/** The facts of the deployment that jobs need. */
export interface JobSettings {
  /** The site's address and its e-mail address, which every request to a source states. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** CoinGecko's free key; without one its public limits apply. */
  readonly coinGeckoKey?: string;
}

/** Everything a job touches, so that a schedule, a command and a test differ in nothing else. */
export interface JobContext {
  readonly db: Firestore;
  now(): Date;
  readonly fetch: SourceFetch;
  /** Resolves after a pause, between two attempts at a source. */
  sleep(ms: number): Promise<void>;
  readonly log: Log;
  readonly settings: JobSettings;
  /** The job's name, as commands and records know it. */
  readonly job: string;
  /** Found in every log line and record of this run. */
  readonly runId: string;
  /** The day asked for by hand; without it, today. */
  readonly date?: RateDate;
  /** The first day of a range asked for by hand, which `date` ends. */
  readonly from?: RateDate;
  /** Receives how far a long job has come, in lines in French; a schedule passes none. */
  readonly progress?: (line: string) => void;
  /** Whether the bodies are made up: every value stored says so. */
  readonly isDemonstration: boolean;
}

/** The report of one run: documents written, and the outcome of each source, by its name. */
export interface JobReport {
  readonly rows: number;
  readonly sources?: Readonly<Record<string, SourceHealth>>;
}

/** Pure orchestration; running it twice or late changes nothing. An error raised fails the run. */
export type Job = (context: JobContext) => Promise<JobReport>;
