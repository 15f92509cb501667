import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

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
const quiet = () => {};
const months: string[] = [];
const repaired: string[] = [];
let slowestMs = 0;
for (let night = 0; night < Number(nights); night += 1) {
  const startedMs = performance.now();
  await reconcileAggregates({
    db,
    now: () => new Date(),
    fetch: () => Promise.reject(new Error('This job asks no source')),
    sleep: () => Promise.resolve(),
    log: { info: quiet, warn: quiet, error: quiet },
    settings: { siteUrl: 'https://site.example', contactEmail: 'contact@site.example' },
    job: 'reconcile-aggregates',
    runId: `night-${night}`,
    isDemonstration: false,
  });
  slowestMs = Math.max(slowestMs, performance.now() - startedMs);
  const record = (await db.doc('system/reconciliation').get()).data() ?? {};
  months.push(record.month);
  repaired.push(...record.repaired.map(({ path }: { path: string }) => path));
}
const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024);
const result: Nights = { months, repaired, slowestMs: Math.round(slowestMs), peakRssMb };
console.info(`nights ${JSON.stringify(result)}.`);
