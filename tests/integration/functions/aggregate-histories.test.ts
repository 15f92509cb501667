import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import { rebuildAggregates } from '@dinar/functions/store/rebuild-aggregates';
import { writeLiveRates } from '@dinar/functions/store/write-live-rates';
import { onBankRateWritten } from '@dinar/functions/triggers/on-bank-rate-written';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenEvent } from './firestore-event.ts';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

const seeds = Number(process.env.HISTORY_SEEDS ?? 3);
const writesPerHistory = 25;

const banks = ['BIAT', 'STBK', 'BHKB', 'BCTN'];
const currencies = ['EUR', 'USD'] as const;
const days = ['2025-12-30', '2026-01-02', '2026-01-05', '2026-01-12'];

let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
afterAll(() => firestore.close());

function randomFields(random: Choices): DocumentData | undefined {
  if (random.chance(0.2)) return undefined;
  const purchaseRate = 3 + random.below(20) / 100;
  const rate = {
    bankId: random.pick(banks),
    currency: random.pick(currencies),
    date: random.pick(days),
    purchaseRate,
    saleRate: purchaseRate + random.below(10) / 100,
    status: random.chance(0.85) ? 1 : 0,
    source: 'import',
  };
  if (random.chance(0.1)) return { ...rate, saleRate: 'unreadable' };
  if (random.chance(0.8)) return rate;
  const { bankId, currency, saleRate, ...rest } = rate;
  return { ...rest, bank_name: bankId, currency_code: currency.toLowerCase(), sale_rate: saleRate };
}

/** Writes one document and gives the delivery of its event, to be called late, twice or both. */
async function writeRandomly(random: Choices): Promise<() => Promise<void>> {
  const ref = firestore.db.doc(`bank-rates/row-${random.below(12)}`);
  const before = await ref.get();
  const fields = randomFields(random);
  await (fields === undefined ? ref.delete() : ref.set(fields));
  const event = writtenEvent(before, await ref.get());
  return async () => onBankRateWritten.run(event);
}

async function playHistory(random: Choices): Promise<void> {
  const waiting: (() => Promise<void>)[] = [];
  for (let step = 0; step < writesPerHistory; step += 1) {
    const deliver = await writeRandomly(random);
    waiting.push(deliver);
    if (random.chance(0.3)) waiting.push(deliver);
    if (random.chance(0.2)) await writeLive(random);
    if (random.chance(0.4)) await random.take(waiting)?.();
    if (random.chance(0.1)) await Promise.all([random.take(waiting)?.(), random.take(waiting)?.()]);
  }
  while (waiting.length > 0) await random.take(waiting)?.();
}

async function writeLive(random: Choices): Promise<void> {
  const value = 3.1 + random.below(10) / 100;
  const quote = { currency: random.pick(currencies), value, source: 'live-fx' } as const;
  await writeLiveRates(firestore.db, [quote], new Date('2026-01-12T12:00:00Z'));
}

test.for(Array.from({ length: seeds }, (_, index) => index + 1))(
  'Whatever the order and repetition of events, all aggregates are right at rest (seed %i)',
  async (seed) => {
    await firestore.clear();
    await playHistory(choicesOf(seed));
    const report = await rebuildAggregates(firestore.db, 'everything');
    expect({ seed, ...report }).toMatchObject({ seed, written: 0, deleted: 0 });
    expect(report.unchanged).toBeGreaterThan(0);
  },
);
