import { noEvidence } from '@dinar/domain/contact/contact-evidence';
import {
  decideByEvidence,
  judgeContactMessage,
} from '@dinar/functions/store/contact/judge-contact-message';
import { readContactEvidence } from '@dinar/functions/store/contact/read-contact-evidence';
import { expect, test } from 'vitest';
import { sampleCount, sampleSeeds, seedsUpTo } from '../../support/sample-count.ts';
import { openLanes } from './open-lanes.ts';
import {
  type Inbox,
  type InboxHistory,
  production,
  simulateFlood,
  simulateInbox,
} from './simulate-inbox.ts';

const lanes = await openLanes(4);

// Each planted fault must be found in as many histories as `npm test` plays.
const usual = 12;
const seeds = sampleSeeds('INBOXES', usual, 2000);
const replay = (seed: number) => `SEED=${seed} npx vitest run --project simulation simulate-inbox`;

/** Plays a history of each seed until one has faults; returns the histories. */
async function playAll(
  tried: readonly number[],
  play: typeof simulateInbox,
): Promise<ReadonlyMap<number, InboxHistory>> {
  const histories = new Map<number, InboxHistory>();
  const waiting = [...tried].reverse();
  let isFaulty = false;
  await Promise.all(
    lanes.map(async ({ db, clear }) => {
      for (let seed = waiting.pop(); seed !== undefined && !isFaulty; seed = waiting.pop()) {
        await clear();
        const history = await play(db, seed);
        histories.set(seed, history);
        isFaulty ||= history.faults.length > 0;
      }
    }),
  );
  return histories;
}

/** The first seed whose history has faults. One after the other: beside it, others would be played for nothing. */
async function firstFaulty(
  tried: readonly number[],
  play: typeof simulateInbox,
  inbox: Inbox,
): Promise<number | undefined> {
  const [lane] = lanes;
  for (const seed of tried) {
    await lane?.clear();
    const history = lane && (await play(lane.db, seed, inbox));
    if (history && history.faults.length > 0) return seed;
  }
  return undefined;
}

function faultsOf(histories: ReadonlyMap<number, InboxHistory>): string[] {
  return [...histories].flatMap(([seed, { faults }]) =>
    faults.map((fault) => `${fault} (${replay(seed)})`),
  );
}

const portions = Array.from({ length: Math.ceil(seeds.length / 100) }, (_, index) =>
  seeds.slice(index * 100, (index + 1) * 100),
);

test.each(portions.map((portion) => ({ portion, first: portion[0] })))(
  'After any history every message is judged, no limit is passed, and no answer of staff is undone: from seed $first',
  async ({ portion }) => {
    const histories = await playAll(portion, simulateInbox);
    expect(faultsOf(histories)).toEqual([]);
    // The histories only test something if events were lost and staff worked in them.
    const sum = (key: 'judgedAtNight' | 'edits') =>
      [...histories.values()].reduce((total, history) => total + history[key], 0);
    const isWorthSomething = Math.min(sum('judgedAtNight'), sum('edits')) > portion.length;
    expect(isWorthSomething || portion.length < 10).toBe(true);
  },
  1_800_000,
);

// A few more than a message is compared with.
const flood: typeof simulateInbox = (db, seed, inbox) => simulateFlood(db, seed, 55, inbox);

const usualFloods = 4;
const floods = seedsUpTo(sampleCount('FLOODS', usualFloods, 20));

test('Any shape of one flood in a single commit leaves no more than the limits', async () => {
  expect(faultsOf(await playAll(floods, flood))).toEqual([]);
}, 600_000);

test('Evidence that ends at the instant of a message, in the middle of its commit, is found', async () => {
  const byInstant: Inbox = {
    ...production,
    async onCreated(db, { data }, settings) {
      const latest = db
        .collection('contact-messages')
        .where('timestamp', '<=', data.get('timestamp'))
        .orderBy('timestamp', 'desc')
        .orderBy('__name__', 'desc')
        .limit(50);
      const earlier = (await latest.get()).docs.filter(({ id }) => id < data.id);
      const evidence = { ...noEvidence, alike: earlier.length, firstOfFlood: [] };
      await decideByEvidence(db.doc(data.ref.path), evidence, settings);
    },
  };
  expect(await firstFaulty(seedsUpTo(usualFloods), flood, byInstant)).toBeDefined();
}, 600_000);

const planted: Readonly<Record<string, Inbox>> = {
  'A trigger that uses the decoded parameter of its path': {
    ...production,
    onCreated: (db, { params }, settings) =>
      judgeContactMessage(db.collection('contact-messages').doc(params.id), settings),
  },
  'A night without a judgement': { ...production, night: async () => ({ rows: 0 }) },
  'A decision that no evidence reaches': {
    ...production,
    async onCreated(db, { data }, settings) {
      const ref = db.doc(data.ref.path);
      const evidence = await readContactEvidence(await ref.get());
      await decideByEvidence(ref, { ...evidence, alike: 0, firstOfFlood: [] }, settings);
    },
  },
  'A flood that takes back what staff put back': {
    ...production,
    async onCreated(db, { data }, settings) {
      const ref = db.doc(data.ref.path);
      const { firstOfFlood } = await readContactEvidence(await ref.get());
      await judgeContactMessage(ref, settings);
      const first = await Promise.all(firstOfFlood.map((message) => message.get()));
      const pending = first.filter((message) => message.get('status') === 'pending');
      await Promise.all(pending.map((message) => message.ref.update({ status: 'flood' })));
    },
  },
  'A decision without its transaction': {
    ...production,
    async onCreated(db, { data }, settings, editMeanwhile) {
      const message = db.doc(data.ref.path);
      const known = await message.get();
      await judgeContactMessage(message, settings);
      if (known.get('status') !== 'pending') return;
      const status = (await message.get()).get('status');
      await editMeanwhile();
      await message.update({ status });
    },
  },
};

// The histories in which the faults were found before are tried first: the order changes the time alone.
const foundBefore = [3, 2, 8, 10];
const firstSeeds = [...new Set([...foundBefore, ...seedsUpTo(usual)])];

test.each(Object.entries(planted))(
  '%s is found',
  async (_, inbox) => {
    expect(await firstFaulty(firstSeeds, simulateInbox, inbox)).toBeDefined();
  },
  600_000,
);
