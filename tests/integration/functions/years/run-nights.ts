import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { jobContext } from '../job-context.ts';

/** The figures of the nights, printed for the parent process. */
export interface Nights {
  readonly months: readonly string[];
  readonly repaired: readonly string[];
  readonly slowestMs: number;
  /** The process's peak memory, from the kernel. */
  readonly peakRssMb: number;
}

const [nights = '1'] = process.argv.slice(2);
const db = getFirestore(initializeApp({ projectId: 'demo-dinar' }));
const months: string[] = [];
const repaired: string[] = [];
let slowestMs = 0;
for (let night = 0; night < Number(nights); night += 1) {
  const startedMs = performance.now();
  await reconcileAggregates(jobContext(db, new Date()));
  slowestMs = Math.max(slowestMs, performance.now() - startedMs);
  const record = (await db.doc('system/reconciliation').get()).data() ?? {};
  months.push(record.month);
  repaired.push(...record.repaired.map(({ path }: { path: string }) => path));
}
const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024);
const result: Nights = { months, repaired, slowestMs: Math.round(slowestMs), peakRssMb };
console.info(`nights ${JSON.stringify(result)}.`);
