import { healthPath } from '@dinar/domain/documents/collections';
import {
  decodeHealth,
  encodeJobHealth,
  type JobHealth,
} from '@dinar/domain/documents/health-document';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';

/** One finished run; one that only waits for its sources is neither a success nor an error. */
type RunRecord = Omit<JobHealth, 'lastSuccessAt'> & { readonly isSuccess: boolean };

/**
 * Records a run in `system/health`, which keeps the last success through later failures. Of two overlapping
 * runs, the record of the one that started later is kept.
 */
export async function recordRun(
  db: Firestore,
  job: string,
  { isSuccess, ...run }: RunRecord,
): Promise<void> {
  const ref = db.doc(healthPath);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const field = new FieldPath('jobs', job);
    const decoded = decodeHealth(ref.path, { jobs: { [job]: stored.get(field) } });
    const known = decoded.ok ? decoded.value.jobs[job] : undefined;
    if (known !== undefined && known.lastRunAt > run.lastRunAt) return;
    const lastSuccessAt = isSuccess ? run.lastRunAt : known?.lastSuccessAt;
    const fields = encodeJobHealth({ ...run, ...(lastSuccessAt && { lastSuccessAt }) });
    if (stored.exists) transaction.update(ref, field, fields);
    else transaction.set(ref, { jobs: { [job]: fields } });
  });
}
