import { day } from '@dinar/domain/testing/rate-arbitraries';
import type { JobSettings } from '@dinar/functions/jobs/job';
import { runJob } from '@dinar/functions/jobs/run-job';
import { logMessage } from '@dinar/functions/log/log-messages';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { type JobName, jobTable } from '@dinar/functions/schedules/job-table';
import { quotedCurrencies } from '@dinar/functions/store/ingest/stored-central-days';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { jobContext } from '../job-context.ts';
import { evening, openJobBench, sourcePages, thursday } from './open-job-bench.ts';
import { startRefusingProxy } from './refusing-proxy.ts';

const bench = await openJobBench();
const proxy = await startRefusingProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '');
// The SDK would prefer it to the proxy's address.
delete process.env.FIRESTORE_EMULATOR_HOST;
const db = connectFirestore(proxy.host, 'demo-dinar');
afterAll(async () => {
  await db.terminate();
  proxy.close();
});

await bench.run('bank-rates');
const [row] = (await bench.db.collection('bank-rates').limit(1).get()).docs;

const names = Object.keys(jobTable) as JobName[];

/** Stores what gives every job something to write: a row without aggregates, an unjudged message and an old one. */
async function seed(name: JobName): Promise<void> {
  await bench.clear();
  if (name === 'announce-day') await seedCentralDay();
  await bench.db.doc(row?.ref.path ?? '').set(row?.data() ?? {});
  const message = {
    name: 'Une visiteuse',
    email: 'v@exemple.tn',
    subject: 'general',
    status: 'pending',
  };
  const text = 'Bonjour, à quelle heure les cours de ce matin sont-ils publiés ?';
  const at = (days: number) => Timestamp.fromMillis(evening.getTime() - days * 86_400_000);
  for (const [id, days] of [
    ['unjudged', 1],
    ['old', 500],
  ] as const) {
    await bench.db
      .doc(`contact-messages/${id}`)
      .set({ ...message, message: text, timestamp: at(days) });
  }
}

/** Stores the whole day of the central bank, which the channel announces. */
async function seedCentralDay(): Promise<void> {
  const rates = { EUR: { rate: 3.3891, source: 'bct' } };
  const facts = { bankId: 'BCTN', date: thursday };
  await Promise.all([
    ...quotedCurrencies.map((currency) =>
      bench.db.doc(`bank-rates/BCTN_${currency}_${thursday}`).set({ ...facts, currency }),
    ),
    bench.db.doc(`bank-snapshots/${thursday}_BCTN`).set({ ...facts, count: 1, rates }),
  ]);
}

const settings: JobSettings = {
  ...jobContext(db, evening).settings,
  push: { keys: [createVapidKeys()], contact: 'mailto:contact@site.example' },
  telegram: { chat: '@dinar', token: '1:secret' },
};

/** The sources, and a channel that takes every message. */
const fetchAll: typeof fetch = async (address, options) =>
  String(address).startsWith('https://api.telegram.org/')
    ? new Response('{"ok":true}')
    : sourcePages(address, options);

/** Returns whether the job says that it failed, by an error or by the state of its sources. */
async function fails(name: JobName): Promise<boolean> {
  const context = {
    ...jobContext(db, evening),
    fetch: fetchAll,
    settings,
    from: day('2026-11-18'),
    date: thursday,
  };
  try {
    const { sources = {} } = await jobTable[name]({ ...context, job: name });
    return Object.values(sources).some(({ state }) => state === 'failed');
  } catch {
    // An error is what a failed write should end in.
    return true;
  }
}

test.each(names)('Whichever of its writes fails, %s says so', async (name) => {
  await seed(name);
  proxy.refuse(undefined);
  expect(await fails(name)).toBe(false);
  const collections = [...proxy.written];
  expect(collections).not.toEqual([]);
  const unsaid: string[] = [];
  for (const collection of collections) {
    await seed(name);
    proxy.refuse(collection);
    if (!(await fails(name))) unsaid.push(collection);
  }
  expect(unsaid).toEqual([]);
});

test('A failed run that cannot be recorded is logged as failed all the same', async () => {
  proxy.refuse('system');
  const logged: string[] = [];
  const log = { info() {}, warn() {}, error: (message: string) => void logged.push(message) };
  const broken = () => Promise.reject(new Error('broken'));
  const running = runJob('morning', broken, { ...jobContext(db, evening), log });
  await expect(running).rejects.toThrow();
  expect(logged).toEqual([logMessage.jobFailed]);
});
