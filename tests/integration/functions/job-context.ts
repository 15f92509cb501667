import type { JobContext } from '@dinar/functions/jobs/job';
import type { Firestore } from 'firebase-admin/firestore';

/** What a job that asks no source is given. */
export function jobContext(db: Firestore, now: Date): JobContext {
  const quiet = () => {};
  return {
    db,
    now: () => now,
    fetch: () => Promise.reject(new Error('This job asks no source')),
    sleep: () => Promise.resolve(),
    log: { info: quiet, warn: quiet, error: quiet },
    settings: { siteUrl: 'https://site.example', contactEmail: 'contact@site.example' },
    job: 'test',
    runId: 'run',
    isDemonstration: false,
  };
}
