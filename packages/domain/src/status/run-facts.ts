import type { Decoded } from '../documents/decoded.ts';
import { decodeHealth, type JobHealth, type SourceFailure } from '../documents/health-document.ts';
import { type SourceJob, sourceJobs } from '../schedules/job-rhythm.ts';

/** The facts of the last run of a job that visitors may see; an error is reduced to its kind. */
export interface RunFacts {
  readonly job: SourceJob;
  readonly lastRunAt: Date;
  readonly lastSuccessAt?: Date;
  readonly rows: number;
  readonly refused: number;
  /** Whether the run failed as a whole. */
  readonly hasFailed: boolean;
  /** Whether the page of the day was requested and is not yet published. */
  readonly isWaiting: boolean;
  readonly sourceCount: number;
  /** The kind of failure of each source that failed. */
  readonly failures: readonly SourceFailure[];
  readonly isDemonstration: boolean;
}

/** The last run of every job that reads a source, in the order of `sourceJobs`; jobs that never ran are absent. */
export interface ServiceHealth {
  readonly runs: readonly RunFacts[];
}

/** Decodes the document `system/health` and keeps the facts that visitors may see. */
export function decodeServiceHealth(path: string, data: unknown): Decoded<ServiceHealth> {
  const decoded = decodeHealth(path, data);
  if (!decoded.ok) return decoded;
  const { jobs } = decoded.value;
  const runs = sourceJobs.flatMap((job) => {
    const record = jobs[job];
    return record === undefined ? [] : [factsOf(job, record)];
  });
  return { ok: true, value: { runs } };
}

function factsOf(job: SourceJob, record: JobHealth): RunFacts {
  const { lastRunAt, lastSuccessAt, rows, error, isDemonstration = false } = record;
  const sources = Object.values(record.sources ?? {});
  return {
    job,
    lastRunAt,
    ...(lastSuccessAt && { lastSuccessAt }),
    rows,
    refused: sources.reduce((sum, { refused }) => sum + refused, 0),
    hasFailed: error !== undefined,
    isWaiting: sources.some(({ state }) => state === 'waiting'),
    sourceCount: sources.length,
    failures: sources.flatMap(({ state, failure = 'internal' }) =>
      state === 'failed' ? [failure] : [],
    ),
    isDemonstration,
  };
}
