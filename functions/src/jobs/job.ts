import type { RateDate } from '@dinar/domain/days/rate-date';
import type { SourceHealth } from '@dinar/domain/documents/health-document';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../log/log.ts';
import type { PushSettings } from '../push/send-push.ts';
import type { SourceFetch } from '../sources/http/source-fetch.ts';

/** A channel of Telegram, and the token of the bot that writes in it. */
export interface TelegramChannel {
  readonly chat: string;
  readonly token: string;
}

/** The settings of the deployment that jobs need. */
export interface JobSettings {
  /** The site's address and its e-mail address, which every request to a source contains. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** The recipient of the notices of contact messages; nobody when absent. */
  readonly staffEmail?: string | undefined;
  /** The hour in Tunis from which the morning's list is sent; no list is sent when absent. */
  readonly morningMailHour?: number | undefined;
  /** The keys of push messages; no alert is sent without them. */
  readonly push?: PushSettings | undefined;
  /** CoinGecko's free key; without one its public limits apply. */
  readonly coinGeckoKey?: string | undefined;
  /** The channel that gets the rate of the day; nothing is sent when absent. */
  readonly telegram?: TelegramChannel | undefined;
}

/** All inputs and dependencies of a job: a schedule, a command and a test differ only in these. */
export interface JobContext {
  readonly db: Firestore;
  now(): Date;
  readonly fetch: SourceFetch;
  /** Resolves after a pause, between two attempts at a source. */
  sleep(ms: number): Promise<void>;
  readonly log: Log;
  readonly settings: JobSettings;
  /** The job's name in commands and records. */
  readonly job: string;
  /** Part of every log line and record of this run. */
  readonly runId: string;
  /** The day of a manual run, when one is given; otherwise today. */
  readonly date?: RateDate;
  /** The first day of a manual run over a range, which ends with `date`. */
  readonly from?: RateDate;
  /** Receives the progress of a long job, as lines in French; a schedule does not pass it. */
  readonly progress?: (line: string) => void;
  /** Whether the bodies are made up; every stored value is then marked as demonstration. */
  readonly isDemonstration: boolean;
}

/** The report of one run: documents written, the outcome of each source, and other counts, by their names. */
export interface JobReport {
  readonly rows: number;
  readonly counts?: Readonly<Record<string, number>>;
  readonly sources?: Readonly<Record<string, SourceHealth>>;
}

/** Pure orchestration. Idempotent: a second or late run changes nothing. A thrown error fails the run. */
export type Job = (context: JobContext) => Promise<JobReport>;
