import { type RunningServer, startServer } from '@dinar/firestore-embedded/server';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFrozenInstance } from './frozen-instance.ts';

const projectId = 'demo-frozen';
/** Longer than rates are cached. */
const frozenMs = 11_000;

let server: RunningServer;
let db: Firestore;
let instance: Awaited<ReturnType<typeof startFrozenInstance>>;

beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', port: 0, projectId, log: () => {} });
  const address = `127.0.0.1:${server.port}`;
  db = connectFirestore(address, projectId);
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: address, GCLOUD_PROJECT: projectId });
  instance = await startFrozenInstance(String(process.pid), frozenMs);
});
afterAll(async () => {
  await instance.close();
  await db.terminate();
});

async function storeRate(value: number): Promise<void> {
  const live = { value, date: '2026-11-20', source: 'live-fx' };
  await db.doc('rates-stats/EUR').set({ banks: [], bctn_rate: null, live_rate: live });
}

test('An instance that is frozen between requests shows the rate stored at the time of a request', async () => {
  const shown: unknown[] = [];
  for (let stored = 1; stored <= 8; stored += 1) {
    await storeRate(stored);
    const { rates, isStale } = await instance.page();
    shown.push(...rates, isStale);
  }
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8].flatMap((rate) => [rate, false]));
});

test('Without a database the last rates are shown as stale, and the page is not cached', async () => {
  await server.close();
  const { rates, isStale, cacheControl } = await instance.page();
  expect({ rates, isStale, cacheControl }).toEqual({
    rates: [8],
    isStale: true,
    cacheControl: 'no-store',
  });
});
