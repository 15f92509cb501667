import * as v from 'valibot';
import { type Decoded, decodeWith } from './decoded.ts';
import { instantField } from './field-schemas.ts';

/** The last run of one job: when, the last success, rows written, and the error when it failed. */
export interface JobHealth {
  readonly lastRunAt: Date;
  readonly lastSuccessAt?: Date;
  readonly rows: number;
  readonly error?: string;
}

export interface Health {
  readonly jobs: Readonly<Record<string, JobHealth>>;
}

const jobSchema = v.object({
  lastRunAt: instantField,
  lastSuccessAt: v.nullish(instantField),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  error: v.nullish(v.string()),
});

const healthSchema = v.object({ jobs: v.optional(v.record(v.string(), jobSchema), {}) });

/** Decodes the document `system/health`. */
export function decodeHealth(path: string, data: unknown): Decoded<Health> {
  const decoded = decodeWith(healthSchema, path, data);
  if (!decoded.ok) return decoded;
  const jobs = Object.entries(decoded.value.jobs).map(([name, job]) => {
    const { lastSuccessAt, error, ...rest } = job;
    return [name, { ...rest, ...(lastSuccessAt && { lastSuccessAt }), ...(error && { error }) }];
  });
  return { ok: true, value: { jobs: Object.fromEntries(jobs) } };
}

/** The fields of one job, to be written whole at `jobs.NAME`; what is absent is null. */
export function encodeJobHealth(job: JobHealth) {
  return {
    lastRunAt: job.lastRunAt,
    lastSuccessAt: job.lastSuccessAt ?? null,
    rows: job.rows,
    error: job.error ?? null,
  };
}

/** The fields of the document `system/health`. */
export function encodeHealth({ jobs }: Health) {
  return {
    jobs: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [name, encodeJobHealth(job)]),
    ),
  };
}
