import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
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
 * Records under `system/dead-letters/sources` why a source's page, or rows of it, were not taken:
 * one document a day for each source and code, the latest occurrence of it.
 */
export async function recordSourceFailure(
  db: Firestore,
  failure: SourceFailure,
  now: Date,
): Promise<void> {
  const id = [failure.job, failure.source, utcDay(now), failure.code].join('_');
  await db
    .doc(`${collection.system}/dead-letters`)
    .collection('sources')
    .doc(encodeURIComponent(id))
    .set({ ...failure, recordedAt: now, expireAt: deadLetterEnd(now) });
}
