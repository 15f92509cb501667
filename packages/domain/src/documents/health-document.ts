import * as v from 'valibot';
import { type Decoded, decodeWith, objectField } from './decoded.ts';
import { countField, instantField } from './field-schemas.ts';

/** The outcome of a source in a run; 'waiting' means that the page is not yet published. */
const sourceStates = ['stored', 'unchanged', 'waiting', 'failed'] as const;

export type SourceState = (typeof sourceStates)[number];

/** The reason why a source could not be used, as shown to visitors. */
const sourceFailures = [
  'unreachable',
  'unreadable',
  'not-published',
  'implausible',
  'internal',
] as const;

export type SourceFailure = (typeof sourceFailures)[number];

const sourceSchema = objectField({
  state: v.picklist(sourceStates),
  rows: countField,
  refused: countField,
  reason: v.exactOptional(v.string()),
  /** The kind of failure, if the source failed. */
  failure: v.exactOptional(v.picklist(sourceFailures)),
});

/** One source in the last run: rows written, rows refused, and the reason if it failed or is waiting. */
export type SourceHealth = Readonly<v.InferOutput<typeof sourceSchema>>;

const jobSchema = objectField({
  /** Written to every log line of the run and to the rows that it stored. */
  runId: v.exactOptional(v.string()),
  /** Whether the run used made-up responses instead of the sources. */
  isDemonstration: v.exactOptional(v.boolean()),
  lastRunAt: instantField,
  lastSuccessAt: v.exactOptional(instantField),
  durationMs: v.exactOptional(countField),
  rows: countField,
  error: v.exactOptional(v.string()),
  /** Counts of the job's own, by their names. */
  counts: v.exactOptional(v.record(v.string(), countField)),
  sources: v.exactOptional(v.record(v.string(), sourceSchema)),
});

/** The last run of one job: its instant, the last success, rows written, and the error if it failed. */
export type JobHealth = Readonly<v.InferOutput<typeof jobSchema>>;

const healthSchema = v.object({ jobs: v.optional(v.record(v.string(), jobSchema), {}) });

export type Health = Readonly<v.InferOutput<typeof healthSchema>>;

/** Decodes the document `system/health`. */
export function decodeHealth(path: string, data: unknown): Decoded<Health> {
  return decodeWith(healthSchema, path, data);
}

/** The fields of one job, always written as a whole at `jobs.NAME`; an absent value is null. */
export function encodeJobHealth(job: JobHealth) {
  return {
    runId: job.runId ?? null,
    isDemonstration: job.isDemonstration ?? false,
    lastRunAt: job.lastRunAt,
    lastSuccessAt: job.lastSuccessAt ?? null,
    durationMs: job.durationMs ?? null,
    rows: job.rows,
    error: job.error ?? null,
    ...(job.counts && { counts: { ...job.counts } }),
    sources: Object.fromEntries(
      Object.entries(job.sources ?? {}).map(([name, { reason, failure, ...source }]) => [
        name,
        { ...source, reason: reason ?? null, failure: failure ?? null },
      ]),
    ),
  };
}
