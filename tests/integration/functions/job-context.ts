import type { JobContext } from '@dinar/functions/jobs/job';
import type { Firestore } from 'firebase-admin/firestore';

/** The context of a job that fetches no source. */
export function jobContext(db: Firestore, now: Date): JobContext {
  const ignore = () => {};
  return {
    db,
    now: () => now,
    fetch: () => Promise.reject(new Error('This job asks no source')),
    sleep: () => Promise.resolve(),
    log: { info: ignore, warn: ignore, error: ignore },
    settings: { siteUrl: 'https://site.example', contactEmail: 'contact@site.example' },
    job: 'test',
    runId: 'run',
    isDemonstration: false,
  };
}
