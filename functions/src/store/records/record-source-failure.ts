import { utcDay } from '@dinar/domain/days/rate-date';
import { sourceFailuresPath } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { deadLetterEnd } from './dead-letter.ts';

export interface SourceFailure {
  readonly job: string;
  readonly source: string;
  /** A code of SourceError or FetchError, 'refused-rows' or 'incomplete'. */
  readonly code: string;
  readonly detail: string;
  readonly runId: string;
}

/**
 * Records the reason why a source's page, or rows of it, were refused under `system/dead-letters/sources`:
 * one document a day for each job, source and code, with the latest occurrence.
 */
export async function recordSourceFailure(
  db: Firestore,
  failure: SourceFailure,
  now: Date,
): Promise<void> {
  const id = [failure.job, failure.source, utcDay(now), failure.code].join('_');
  await db
    .collection(sourceFailuresPath)
    .doc(encodeURIComponent(id))
    .set({ ...failure, recordedAt: now, expireAt: deadLetterEnd(now) });
}
