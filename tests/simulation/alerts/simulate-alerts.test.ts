import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFirestore } from '../../integration/functions/open-firestore.ts';
import { startPushService } from '../../support/push-service.ts';
import { sampleCount } from '../../support/sample-count.ts';
import { type AlertWorld, type PlantedFault, simulateAlerts } from './simulate-alerts.ts';

const { db, clear } = await openFirestore();
const service = await startPushService();
afterAll(() => service.stop());
const world: AlertWorld = { db, service, keys: createVapidKeys() };
beforeEach(() => clear());

const seeds = process.env.SEED === undefined ? [1] : [Number(process.env.SEED)];
const replay = (seed: number) => `SEED=${seed} npx vitest run --project simulation simulate-alerts`;

test.each(seeds)('Every crossing is sent once, and nothing else: history %i', async (seed) => {
  const { faults, answers, alerts } = await simulateAlerts(world, { seed, devices: 80 });
  expect(faults, replay(seed)).toEqual([]);
  expect(alerts).toBeGreaterThan(150);
  expect(Object.keys(answers).sort()).toEqual(['201', '410', '413', '429', '500', 'none']);
});

// Beside other work more devices wait for the stand-in longer than for a push service:
// `DEVICES=10000 npx vitest run --project simulation simulate-alerts`, which takes three minutes.
const devices = sampleCount('DEVICES', 50, 1000);

test(`Every crossing is sent once to ${devices} devices`, async () => {
  const { faults, answers } = await simulateAlerts(world, { seed: 7, devices });
  expect(faults.join('\n')).toBe('');
  expect(answers[201]).toBeGreaterThan(devices);
}, 1_200_000);

/** Writes this state to every alert of another state. */
function stuck(from: string, fields: object): PlantedFault {
  return async ({ db: store }) => {
    const { docs } = await store.collection('rate-alerts').where('state', '==', from).get();
    await Promise.all(docs.map(({ ref }) => ref.update(fields)));
  };
}

const ended = new Map<string, FirebaseFirestore.DocumentData>();

const plants: readonly (readonly [string, PlantedFault, RegExp])[] = [
  [
    'no alert is armed again',
    async ({ db: store }) => {
      const { docs } = await store.collection('rate-alerts').where('firedOn', '!=', null).get();
      await Promise.all(docs.map(({ ref }) => ref.update({ state: 'fired' })));
    },
    /received 0 of/,
  ],
  [
    'an alert fires while its rate stays',
    stuck('fired', { state: 'armed', firedOn: null }),
    /wrongly/,
  ],
  [
    'a device whose service answered 410 is kept',
    async ({ db: store }) => {
      for (const name of ['push-devices', 'rate-alerts']) {
        const { docs } = await store.collection(name).get();
        const present = new Set(docs.map(({ ref }) => ref.path));
        for (const doc of docs) ended.set(doc.ref.path, doc.data());
        for (const [path, fields] of ended) {
          if (path.startsWith(name) && !present.has(path)) await store.doc(path).set(fields);
        }
      }
    },
    /wrongly/,
  ],
  [
    'a device may receive any number of messages a day',
    async ({ db: store }) => {
      const { docs } = await store.collection('push-devices').get();
      await Promise.all(docs.map(({ ref }) => ref.update({ sentCount: 0 })));
    },
    /received \d of/,
  ],
];

test.each(plants)('The simulation finds that %s', async (_, plant, words) => {
  ended.clear();
  const faults: string[] = [];
  for (let seed = 1; faults.length === 0 && seed <= 4; seed += 1) {
    await clear();
    faults.push(...(await simulateAlerts(world, { seed, devices: 60, plant })).faults);
  }
  expect(faults.join('\n')).toMatch(words);
});
