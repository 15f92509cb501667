import { onBankRateWritten } from '@dinar/functions/triggers/on-bank-rate-written';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writtenEvent } from './firestore-event.ts';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
beforeEach(() => firestore.clear());
afterAll(() => firestore.close());

const rate = {
  currency: 'EUR',
  date: '2026-11-20',
  bankId: 'BIAT',
  bankName: 'BIAT',
  purchaseRate: 3.36,
  saleRate: 3.44,
  status: 1,
  source: 'import',
  fetchedAt: new Date('2026-11-20T12:00:00Z'),
};

/** Writes a document, or deletes it, and gives the event of that. */
async function change(id: string, fields: DocumentData | undefined, time?: Date) {
  const ref = firestore.db.doc(`bank-rates/${id}`);
  const before = await ref.get();
  await (fields === undefined ? ref.delete() : ref.set(fields));
  return writtenEvent(before, await ref.get(), time);
}

async function run(id: string, fields: DocumentData | undefined, time?: Date): Promise<void> {
  await onBankRateWritten.run(await change(id, fields, time));
}

async function read(path: string): Promise<DocumentData | undefined> {
  const {
    updatedAt: _,
    lastRead: __,
    ...fields
  } = (await firestore.db.doc(path).get()).data() ?? {};
  return Object.keys(fields).length === 0 ? undefined : fields;
}

function collectionSize(path: string): Promise<number> {
  return firestore.db
    .collection(path)
    .get()
    .then(({ size }) => size);
}

test('A rate reaches its board, its bank’s snapshot and its history point', async () => {
  await run('2026-11-20_BIAT_EUR', rate);
  await run('2026-11-20_STBK_EUR', { ...rate, bankId: 'STBK', bankName: 'STB', saleRate: 3.43 });
  const mid = { bankId: 'BCTN', purchaseRate: 3.4, saleRate: 3.4, source: 'bct' };
  await run('2026-11-20_BCTN_EUR', { ...rate, ...mid, bankName: 'Banque Centrale de Tunisie' });

  const quote = { purchaseRate: 3.36, date: '2026-11-20', source: 'import' };
  expect(await read('rates-stats/EUR')).toEqual({
    bctn_rate: { value: 3.4, date: '2026-11-20', source: 'bct' },
    live_rate: null,
    banks: [
      { ...quote, bankId: 'BIAT', saleRate: 3.44 },
      { ...quote, bankId: 'STBK', saleRate: 3.43 },
    ],
    bestBuy: expect.objectContaining({ rate: 3.36 }),
    bestSell: { bankId: 'STBK', rate: 3.43 },
    average: { purchaseRate: 3.36, saleRate: 3.435 },
    bankCount: 2,
    date: '2026-11-20',
  });
  expect(await read('bank-snapshots/2026-11-20_BIAT')).toEqual({
    bankId: 'BIAT',
    date: '2026-11-20',
    rates: { EUR: { purchaseRate: 3.36, saleRate: 3.44, source: 'import' } },
    count: 1,
  });
  expect(await read('rate-history/EUR_2026')).toEqual({
    points: { '11-20': { central: 3.4, live: null, bestBuy: 3.36, bestSell: 3.43 } },
  });
});

test('When its only row goes, so do the aggregates', async () => {
  await run('2026-11-20_BIAT_EUR', rate);
  await run('2026-11-20_BIAT_EUR', undefined);
  expect(await read('rates-stats/EUR')).toBe(undefined);
  expect(await read('bank-snapshots/2026-11-20_BIAT')).toBe(undefined);
  expect(await read('rate-history/EUR_2026')).toBe(undefined);
});

test('Delivered twice, an event writes nothing the second time', async () => {
  const event = await change('2026-11-20_BIAT_EUR', rate);
  await onBankRateWritten.run(event);
  const before = await firestore.db.doc('rates-stats/EUR').get();
  await onBankRateWritten.run(event);
  const after = await firestore.db.doc('rates-stats/EUR').get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('A rate typed with alternate spellings is rewritten in canonical fields, and counts', async () => {
  const typed = {
    currency_code: 'eur',
    date: '2026-11-20',
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
  expect(await read('rates-stats/EUR')).toMatchObject({ bankCount: 1, date: '2026-11-20' });

  const rewritten = await firestore.db.doc('bank-rates/typed-by-hand').get();
  await onBankRateWritten.run(event);
  await onBankRateWritten.run(writtenEvent(event.data?.after ?? rewritten, rewritten));
  const again = await firestore.db.doc('bank-rates/typed-by-hand').get();
  expect(again.updateTime).toEqual(rewritten.updateTime);
});

test('A document that is no rate is recorded, and the rate it replaced is taken out', async () => {
  await run('2026-11-20_BIAT_EUR', rate);
  const event = await change('2026-11-20_BIAT_EUR', { ...rate, saleRate: 'cher' });
  await onBankRateWritten.run(event);
  await onBankRateWritten.run(event);

  expect(await read('rates-stats/EUR')).toBe(undefined);
  const letters = await firestore.db.collection('system/dead-letters/events').get();
  expect(letters.docs.map((letter) => letter.data())).toEqual([
    expect.objectContaining({
      functionName: 'onBankRateWritten',
      reason: 'undecodable',
      eventId: event.id,
      document: 'bank-rates/2026-11-20_BIAT_EUR',
      detail: expect.stringContaining('bank-rates/2026-11-20_BIAT_EUR: saleRate'),
    }),
  ]);
});

test('An event that comes hours late is handled like any other', async () => {
  await run('2026-11-20_BIAT_EUR', rate, new Date(Date.now() - 7 * 3_600_000));
  expect(await collectionSize('rates-stats')).toBe(1);
  expect(await collectionSize('system/dead-letters/events')).toBe(0);
});
