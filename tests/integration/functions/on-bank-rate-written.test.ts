import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { centralRow, counterRow } from '@dinar/domain/testing/rate-rows';
import { rebuildNow } from '@dinar/functions/store/aggregates/rebuild';
import { snapshotRebuild } from '@dinar/functions/store/aggregates/rebuild-snapshot';
import { readResource } from '@dinar/functions/store/pages/read-resource';
import { firestoreRateStore } from '@dinar/functions/store/rate-store/firestore-rate-store';
import { repairDrift } from '@dinar/functions/store/reconcile/repair-drift';
import { onBankRateWritten } from '@dinar/functions/triggers/on-bank-rate-written';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { writtenEvent } from './firestore-event.ts';
import { openFirestore } from './open-firestore.ts';
import { settleRow } from './row-events.ts';

const firestore = await openFirestore();
beforeEach(() => firestore.clear());

// Rows are judged by the database's own day.
const today = utcDay(new Date());
const day = latestWorkingDay(today);
const key = day.slice(5);
const year = `rate-history/EUR_${day.slice(0, 4)}`;

const biat = counterRow('BIAT', day, [3.36, 3.44], { source: 'import' });
const stb = counterRow('STBK', day, [3.36, 3.43], { source: 'import' });
const atb = counterRow('ATBK', day, [3.35, 3.44], { source: 'import' });

/** Writes or deletes a document, and returns the event of that write. */
async function change(id: string, fields: DocumentData | undefined) {
  const ref = firestore.db.doc(`bank-rates/${id}`);
  const before = await ref.get();
  await (fields === undefined ? ref.delete() : ref.set(fields));
  return writtenEvent(before, await ref.get());
}

/** Writes or deletes a document, and delivers the events of that write and of those that follow. */
async function run(id: string, fields: DocumentData | undefined): Promise<void> {
  await settleRow(firestore.db, await change(id, fields));
}

function store(row: BankRate): Promise<void> {
  return run(bankRateId(row), encodeBankRate(row));
}

/** Writes rows and delivers only the last one's event, which derives the board of all. */
async function storeTogether(...rows: readonly BankRate[]): Promise<void> {
  for (const row of rows.slice(0, -1)) await change(bankRateId(row), encodeBankRate(row));
  for (const row of rows.slice(-1)) await store(row);
}

async function read(path: string): Promise<DocumentData | undefined> {
  const {
    updatedAt: _,
    changedAt: __,
    lastRead: ___,
    dependsOnMarket: ____,
    ...fields
  } = (await firestore.db.doc(path).get()).data() ?? {};
  return Object.keys(fields).length === 0 ? undefined : fields;
}

async function problemOf(row: BankRate): Promise<unknown> {
  return (await firestore.db.doc(`bank-rates/${bankRateId(row)}`).get()).get('problem');
}

async function letters(): Promise<DocumentData[]> {
  const { docs } = await firestore.db.collection('system/dead-letters/events').get();
  return docs.map((letter) => letter.data());
}

test('A rate reaches its board, its bank’s snapshot and its history point', async () => {
  await storeTogether(stb, atb, centralRow(day, 3.4, { manualRate: 3.39 }));
  await store(biat);

  const quote = { date: day, source: 'import' };
  expect(await read('rates-stats/EUR')).toEqual({
    bctn_rate: { value: 3.4, manualValue: 3.39, date: day, source: 'bct' },
    live_rate: null,
    banks: [
      { ...quote, bankId: 'ATBK', purchaseRate: 3.35, saleRate: 3.44 },
      { ...quote, bankId: 'BIAT', purchaseRate: 3.36, saleRate: 3.44 },
      { ...quote, bankId: 'STBK', purchaseRate: 3.36, saleRate: 3.43 },
    ],
  });
  expect(await read(`bank-snapshots/${day}_BIAT`)).toEqual({
    bankId: 'BIAT',
    date: day,
    rates: { EUR: { purchaseRate: 3.36, saleRate: 3.44, source: 'import' } },
    count: 1,
  });
  expect(await read(`bank-snapshots/${day}_BCTN`)).toEqual({
    bankId: 'BCTN',
    date: day,
    rates: { EUR: { rate: 3.4, manualRate: 3.39, source: 'bct' } },
    count: 1,
  });
  expect(await read(year)).toEqual({
    points: { [key]: { central: 3.4, live: null, bestBuy: 3.36, bestSell: 3.43 } },
  });
});

/** A board that had rates is emptied, not deleted, so that open pages receive the change. */
const emptied = { banks: [], bctn_rate: null, live_rate: null };

test('Deletion of its only row deletes the aggregates and empties its board', async () => {
  await store(biat);
  const before = await firestore.db.doc('rates-stats/EUR').get();
  await run(bankRateId(biat), undefined);
  expect(await read('rates-stats/EUR')).toEqual(emptied);
  const after = await firestore.db.doc('rates-stats/EUR').get();
  expect(after.get('changedAt').toMillis()).toBeGreaterThan(before.get('changedAt').toMillis());
  expect(await readResource(firestore.db, { kind: 'board' })).toMatchObject({
    entry: { value: [] },
    problems: [],
  });
  expect((await repairDrift(firestore.db, today)).repaired).toEqual([]);
  expect(await read(`bank-snapshots/${day}_BIAT`)).toBe(undefined);
  expect(await read(year)).toBe(undefined);
});

test('Delivered twice, an event writes nothing the second time', async () => {
  const event = await change(bankRateId(biat), encodeBankRate(biat));
  await onBankRateWritten.run(event);
  const before = await firestore.db.doc('rates-stats/EUR').get();
  await onBankRateWritten.run(event);
  const after = await firestore.db.doc('rates-stats/EUR').get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('A rebuild counts the documents that it is billed for', async () => {
  await change(bankRateId(biat), encodeBankRate(biat));
  const usage = { reads: 0, writes: 0 };
  await rebuildNow(
    firestoreRateStore(firestore.db, usage),
    snapshotRebuild({ bankId: 'BIAT', date: day }),
  );
  // The snapshot, its only row, and no correction.
  expect(usage).toEqual({ reads: 3, writes: 1 });
});

test('A rate typed with alternate spellings is rewritten in canonical fields, and counts', async () => {
  const typed = {
    currency_code: 'eur',
    date: day,
    bank: 'BHKB',
    purchase_rate: '3,36',
    sale_rate: 3.44,
    status: 1,
  };
  const event = await change('typed-by-hand', typed);
  await onBankRateWritten.run(event);

  expect(await read('bank-rates/typed-by-hand')).toMatchObject({
    currency: 'EUR',
    bankId: 'BHBK',
    bankName: 'BH Bank',
    purchaseRate: 3.36,
    saleRate: 3.44,
  });
  expect(await read('rates-stats/EUR')).toMatchObject({ banks: [{ bankId: 'BHBK', date: day }] });

  const rewritten = await firestore.db.doc('bank-rates/typed-by-hand').get();
  await onBankRateWritten.run(event);
  await onBankRateWritten.run(writtenEvent(event.data?.after ?? rewritten, rewritten));
  const again = await firestore.db.doc('bank-rates/typed-by-hand').get();
  expect(again.updateTime).toEqual(rewritten.updateTime);
});

test('A document that is no rate is recorded, and the rate it replaced is taken out', async () => {
  await store(biat);
  const event = await change(bankRateId(biat), { ...encodeBankRate(biat), saleRate: 'cher' });
  await onBankRateWritten.run(event);
  await onBankRateWritten.run(event);

  expect(await read('rates-stats/EUR')).toEqual(emptied);
  expect(await letters()).toEqual([
    expect.objectContaining({
      functionName: 'onBankRateWritten',
      reason: 'undecodable',
      eventId: event.id,
      document: `bank-rates/${bankRateId(biat)}`,
      detail: expect.stringContaining('Le champ saleRate n’est pas un cours'),
    }),
  ]);
});

describe('A row that staff type in the console', () => {
  const central = centralRow(day, 3.4);
  const others = [central, stb, atb];

  test('ten times too high is left out of every aggregate, with its reason', async () => {
    const row = { ...biat, purchaseRate: 33.6, saleRate: 34.4 };
    const problem = 'L’achat 33,600 est à plus de 5 % du cours moyen de la BCT : 3,400.';
    await storeTogether(...others);
    const before = [await read('rates-stats/EUR'), await read(year)];
    await run(bankRateId(row), { ...encodeBankRate(row), note: 'saisi par Amel' });

    expect([await read('rates-stats/EUR'), await read(year)]).toEqual(before);
    expect(await read(`bank-snapshots/${row.date}_BIAT`)).toBeUndefined();
    expect(await read(`bank-rates/${bankRateId(row)}`)).toMatchObject({
      note: 'saisi par Amel',
      problem,
    });
    expect(await letters()).toEqual([
      {
        reason: 'suspect',
        detail: problem,
        document: `bank-rates/${bankRateId(row)}`,
        recordedAt: expect.anything(),
        expireAt: expect.anything(),
      },
    ]);
  });

  test('with an unknown word as its source does not fall back to the day before', async () => {
    await store(counterRow('BIAT', addDays(day, -1), [3.35, 3.43]));
    await run(bankRateId(biat), { ...encodeBankRate(biat), source: 'guichet' });
    expect(await read('rates-stats/EUR')).toMatchObject({
      banks: [{ bankId: 'BIAT', purchaseRate: 3.36, date: day, source: 'import' }],
    });
  });

  test('is in every aggregate once it is corrected, and was reported once', async () => {
    await storeTogether(...others);
    await store({ ...biat, purchaseRate: 33.6, saleRate: 34.4 });
    const ref = firestore.db.doc(`bank-rates/${bankRateId(biat)}`);
    const before = await ref.get();
    await ref.update({ purchaseRate: 3.36, saleRate: 3.44 });
    await settleRow(firestore.db, writtenEvent(before, await ref.get()));

    expect(await problemOf(biat)).toBeNull();
    expect(await read('rates-stats/EUR')).toMatchObject({
      banks: [{ bankId: 'ATBK' }, { bankId: 'BIAT', purchaseRate: 3.36 }, { bankId: 'STBK' }],
    });
    expect(await read(`bank-snapshots/${day}_BIAT`)).toMatchObject({ count: 1 });
    expect(await read(year)).toMatchObject({ points: { [key]: { bestBuy: 3.36 } } });
    expect(await letters()).toHaveLength(1);
  });

  test('too old for any board is judged by its own week', async () => {
    const longAgo: RateDate = latestWorkingDay(addDays(today, -60));
    await store(centralRow(longAgo, 3.4));
    const right = counterRow('BIAT', longAgo, [3.36, 3.44]);
    const wrong = counterRow('STBK', longAgo, [33.6, 34.4]);
    for (const row of [right, wrong]) await store(row);
    expect([await problemOf(right), await problemOf(wrong)]).toEqual([
      undefined,
      'L’achat 33,600 est à plus de 5 % du cours moyen de la BCT : 3,400.',
    ]);
    expect(await read(`bank-snapshots/${longAgo}_STBK`)).toBeUndefined();
    expect(await read('rates-stats/EUR')).toBeUndefined();
  });
});

test('A new central bank rate removes the rows that it contradicts, with a reason; its deletion restores them', async () => {
  const low = counterRow('BIAT', day, [3.02, 3.05]);
  await storeTogether(stb, low);
  expect(await problemOf(low)).toBeUndefined();
  const central = centralRow(day, 3.4);
  await store(central);
  expect(await problemOf(low)).toBe(
    'L’achat 3,020 est à plus de 5 % du cours moyen de la BCT : 3,400.',
  );
  expect(await read('rates-stats/EUR')).toMatchObject({ banks: [{ bankId: 'STBK' }] });
  expect(await read(`bank-snapshots/${day}_BIAT`)).toBeUndefined();

  await run(bankRateId(central), undefined);
  expect(await problemOf(low)).toBeNull();
  expect(await read(`bank-snapshots/${day}_BIAT`)).toMatchObject({ count: 1 });
});

test('A devaluation that staff accepted is no jump for the triggers either', async () => {
  await store(centralRow(addDays(day, -1), 3.4));
  const jumped = centralRow(day, 3.9);
  await store(jumped);
  expect(await problemOf(jumped)).toBe('3,900 est à plus de 5 % du cours précédent : 3,400.');
  await store({ ...jumped, jumpAccepted: true });
  expect(await problemOf(jumped)).toBeUndefined();
  expect(await read('rates-stats/EUR')).toMatchObject({ bctn_rate: { value: 3.9, date: day } });
});

test('A row of a future day is included by the reconciliation of that day', async () => {
  const tomorrow = addDays(today, 1);
  const row = counterRow('BIAT', tomorrow, [3.36, 3.44]);
  await store(row);
  expect(await read('rates-stats/EUR')).toBeUndefined();
  const { repaired } = await repairDrift(firestore.db, tomorrow);
  expect(repaired).toContainEqual({
    path: `bank-rates/${bankRateId(row)}`,
    outcome: 'written',
    fields: ['problem'],
  });
  expect(await problemOf(row)).toBeNull();
  expect(await read('rates-stats/EUR')).toMatchObject({ banks: [{ bankId: 'BIAT' }] });
});
