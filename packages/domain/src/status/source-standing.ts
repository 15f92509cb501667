import { jobRhythms, type SourceJob, sourceJobs } from '../schedules/job-rhythm.ts';
import { lateSince } from '../schedules/late-since.ts';
import type { RunFacts, ServiceHealth } from './run-facts.ts';

/** The state of a source: on time, on time although its last run failed, overdue, or never read. */
export type SourceStanding = { readonly job: SourceJob } & (
  | { readonly kind: 'current' | 'unsteady'; readonly run: RunFacts; readonly succeededAt: Date }
  | {
      readonly kind: 'late';
      readonly run: RunFacts;
      readonly succeededAt: Date;
      readonly lateSince: Date;
    }
  | { readonly kind: 'never'; readonly run?: RunFacts }
);

/** The state of every source, in the order in which visitors see them. */
export function sourceStandings(
  health: ServiceHealth | undefined,
  now: Date,
): readonly SourceStanding[] {
  return sourceJobs.map((job) =>
    standingOf(
      job,
      health?.runs.find((run) => run.job === job),
      now,
    ),
  );
}

function standingOf(job: SourceJob, run: RunFacts | undefined, now: Date): SourceStanding {
  if (run?.lastSuccessAt === undefined) return { job, kind: 'never', ...(run && { run }) };
  const succeededAt = run.lastSuccessAt;
  const since = lateSince(jobRhythms[job], succeededAt, now);
  if (since !== undefined) return { job, kind: 'late', run, succeededAt, lateSince: since };
  return { job, kind: run.hasFailed ? 'unsteady' : 'current', run, succeededAt };
}
