import type { SourceHealth } from '@dinar/domain/documents/health-document';
import { type FailureCode, failureOf } from '../sources/failure-advice.ts';
import { FetchError } from '../sources/http/fetch-error.ts';
import { SourceError } from '../sources/source-error.ts';
import { recordSourceFailure } from '../store/records/record-source-failure.ts';
import type { JobContext, JobReport } from './job.ts';
import { shortened } from './read-source.ts';

/** One source of a job. */
export interface Visit {
  readonly source: string;
  /** Throws SourceError or FetchError when the source cannot be used. */
  run(): Promise<SourceHealth>;
  /** Whether it is no fault that the day's page is missing: it may come later or not at all. */
  readonly mayBeAbsent?: boolean;
}

/**
 * Visits sources one after the other, even when some of them fail. With `until` 'first-success', stops
 * after the first usable source.
 */
export async function visitSources(
  context: JobContext,
  visits: readonly Visit[],
  until: 'all' | 'first-success' = 'all',
): Promise<JobReport> {
  const sources: Record<string, SourceHealth> = {};
  for (const visit of visits) {
    const health = await visitOne(context, visit);
    sources[visit.source] = health;
    if (until === 'first-success' && health.state !== 'failed') break;
  }
  const rows = Object.values(sources).reduce((sum, source) => sum + source.rows, 0);
  return { rows, sources };
}

async function visitOne(context: JobContext, visit: Visit): Promise<SourceHealth> {
  const { source } = visit;
  try {
    const health = await visit.run();
    if (health.refused > 0) {
      await note(
        context,
        source,
        'refused-rows',
        `Lignes refusées : ${health.refused}. ${health.reason}`,
      );
    } else if (health.reason !== undefined) {
      await note(context, source, 'incomplete', health.reason);
    }
    return health;
  } catch (error) {
    const { code, reason } = describeFailure(error);
    const isAwaited = visit.mayBeAbsent === true && (code === 'wrong-day' || code === 'no-data');
    const state = isAwaited ? 'waiting' : 'failed';
    context.log[isAwaited ? 'info' : 'error']('Source not taken', {
      source,
      state,
      code,
      reason,
      ...(code === 'unexpected' && { stack: stackOf(error) }),
    });
    if (!isAwaited) await note(context, source, code, reason);
    const failure = isAwaited ? {} : { failure: failureOf(code) };
    return { state, rows: 0, refused: 0, reason, ...failure };
  }
}

async function note(context: JobContext, source: string, code: string, detail: string) {
  const { db, runId, job } = context;
  await recordSourceFailure(db, { job, source, code, detail, runId }, context.now());
}

// system/health is public and gets only texts of our own; other error messages stay in the logs.
function describeFailure(error: unknown): { readonly code: FailureCode; readonly reason: string } {
  if (error instanceof SourceError || error instanceof FetchError) {
    return { code: error.code, reason: shortened(error.message) };
  }
  return { code: 'unexpected', reason: unexpectedFailure };
}

/** The public reason for an error that no source explains. */
export const unexpectedFailure =
  'Une erreur inattendue ; les journaux de cette exécution la montrent.';

/** Returns an error with the place where it was thrown, for the logs. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
