import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import { rebuildEverything } from '@dinar/functions/store/rebuild-everything';
import { writeLiveRates } from '@dinar/functions/store/write-live-rates';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenEvent } from './firestore-event.ts';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';
import { eventsOf, type RowEvent, runForRow } from './row-events.ts';

const seeds = Number(process.env.HISTORY_SEEDS ?? 3);
const writesPerHistory = 25;

const banks = ['BIAT', 'STBK', 'BHKB', 'BCTN'];
const currencies = ['EUR', 'USD'] as const;
// Of the board, before it, and after today; rows are judged by the database's own day.
const today = utcDay(new Date());
const days = [-13, -10, -7, -3, 0, 0, 1].map((offset) => addDays(today, offset));

let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
afterAll(() => firestore.close());

function randomFields(random: Choices): DocumentData | undefined {
  if (random.chance(0.2)) return undefined;
  const bankId = random.pick(banks);
  const low = random.chance(0.2) ? 0.33 : 3.2 + random.below(20) / 100;
  const sides = { purchaseRate: low, saleRate: low + (random.below(12) - 2) / 100 };
  const rate = {
    bankId,
    currency: random.pick(currencies),
    date: random.pick(days),
    ...(bankId === 'BCTN' ? { rate: low } : sides),
    status: random.chance(0.85) ? 1 : 0,
    source: 'import',
  };
  if (random.chance(0.1)) return { ...rate, rate: 'unreadable', saleRate: 'unreadable' };
  if (random.chance(0.8)) return rate;
  const { bankId: bank, currency, ...rest } = rate;
  return { ...rest, bank_name: bank, currency_code: currency.toLowerCase() };
}

/** Writes one document and gives its event, to be delivered late, twice or both. */
async function writeRandomly(random: Choices): Promise<RowEvent> {
  const ref = firestore.db.doc(`bank-rates/row-${random.below(12)}`);
  const before = await ref.get();
  const fields = randomFields(random);
  await (fields === undefined ? ref.delete() : ref.set(fields));
  return writtenEvent(before, await ref.get());
}

async function playHistory(random: Choices): Promise<void> {
  const waiting: RowEvent[] = [];
  const deliverOne = async () => {
    const event = random.take(waiting);
    if (event) waiting.push(...(await runForRow(firestore.db, event)));
  };
  for (let step = 0; step < writesPerHistory; step += 1) {
    const event = await writeRandomly(random);
    waiting.push(event);
    if (random.chance(0.3)) waiting.push(event);
    if (random.chance(0.2)) waiting.push(...(await writeLive(random)));
    if (random.chance(0.4)) await deliverOne();
    if (random.chance(0.1)) await Promise.all([deliverOne(), deliverOne()]);
  }
  while (waiting.length > 0) await deliverOne();
}

async function writeLive(random: Choices): Promise<RowEvent[]> {
  const value = 3.25 + random.below(20) / 100;
  const quote = { currency: random.pick(currencies), value, source: 'live-fx' } as const;
  return eventsOf(firestore.db, () => writeLiveRates(firestore.db, [quote], new Date()));
}

test.for(Array.from({ length: seeds }, (_, index) => index + 1))(
  'Whatever the order and repetition of events, all aggregates are right at rest (seed %i)',
  async (seed) => {
    await firestore.clear();
    await playHistory(choicesOf(seed));
    const report = await rebuildEverything(firestore.db, today);
    expect({ seed, ...report }).toMatchObject({ seed, written: 0, deleted: 0 });
    expect(report.unchanged).toBeGreaterThan(0);
  },
);
