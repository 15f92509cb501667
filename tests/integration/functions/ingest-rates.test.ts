import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { CandidateRate } from '@dinar/functions/sources/candidate-rate';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

const now = new Date('2026-11-20T12:00:00Z');
const context = { now, source: 'import' } as const;

let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
beforeEach(() => firestore.clear());
afterAll(() => firestore.close());

function candidate(change: Partial<CandidateRate> = {}): CandidateRate {
  return {
    bankId: 'BIAT',
    currency: 'EUR',
    date: '2026-11-20',
    purchaseRate: 3.36,
    saleRate: 3.44,
    ...change,
  };
}

function central(rate: number, date = '2026-11-20'): CandidateRate {
  return candidate({ bankId: 'BCTN', date, purchaseRate: rate, saleRate: rate });
}

async function storedIds(): Promise<string[]> {
  const { docs } = await firestore.db.collection('bank-rates').get();
  return docs.map((document) => document.id);
}

test('A rate is stored under its day, bank and currency, in canonical fields', async () => {
  const rows = [candidate({ bankId: 'biat', currency: 'eur' })];
  const report = await ingestRates(firestore.db, rows, context);

  expect(report).toEqual({ written: 1, unchanged: 0, refused: [] });
  const stored = await firestore.db.doc('bank-rates/2026-11-20_BIAT_EUR').get();
  const { fetchedAt, ...fields } = stored.data() ?? {};
  expect(fields).toEqual({
    currency: 'EUR',
    date: '2026-11-20',
    bankId: 'BIAT',
    bankName: 'BIAT',
    purchaseRate: 3.36,
    saleRate: 3.44,
    status: 1,
    source: 'import',
  });
  expect(fetchedAt.toDate()).toEqual(now);
});

test('Taking the same rates again writes nothing, not even a later fetch', async () => {
  await ingestRates(firestore.db, [candidate(), central(3.4)], context);
  const later = { ...context, now: new Date('2026-11-20T13:00:00Z') };
  const before = await firestore.db.doc('bank-rates/2026-11-20_BIAT_EUR').get();
  const report = await ingestRates(firestore.db, [candidate(), central(3.4)], later);

  expect(report).toEqual({ written: 0, unchanged: 2, refused: [] });
  const after = await firestore.db.doc('bank-rates/2026-11-20_BIAT_EUR').get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('A dry run judges everything and writes nothing', async () => {
  const rows = [candidate(), candidate({ saleRate: 3.3 })];
  const report = await ingestRates(firestore.db, rows.slice(0, 1), { ...context, dryRun: true });

  expect(report).toEqual({ written: 1, unchanged: 0, refused: [] });
  expect(await storedIds()).toEqual([]);
});

test('A refused row leaves the others in, unless all or nothing is asked for', async () => {
  const rows = [candidate(), candidate({ bankId: 'STBK', purchaseRate: 3.5 })];
  const refused = [
    {
      row: 1,
      reason: 'sale-below-purchase',
      detail: 'Sale 3.44 is below purchase 3.5.',
    },
  ];
  const held = await ingestRates(firestore.db, rows, { ...context, allOrNothing: true });
  expect(held).toEqual({ written: 0, unchanged: 0, refused });
  expect(await storedIds()).toEqual([]);

  const kept = await ingestRates(firestore.db, rows, context);
  expect(kept).toEqual({ written: 1, unchanged: 0, refused });
  expect(await storedIds()).toEqual(['2026-11-20_BIAT_EUR']);
});

describe('The guards', () => {
  function reasons(rows: readonly CandidateRate[]) {
    return ingestRates(firestore.db, rows, context).then(({ refused }) =>
      refused.map(({ row, reason }) => [row, reason]),
    );
  }

  test('judge against the mid rate that comes in the same rows, wherever it stands', async () => {
    expect(await reasons([candidate({ saleRate: 4 }), central(3.4)])).toEqual([
      [0, 'far-from-mid'],
    ]);
  });

  test('judge against the stored mid rate of the day, before the latest one', async () => {
    const rows = [central(2.4, '2026-11-16'), central(2.39, '2026-11-17')];
    await ingestRates(firestore.db, rows, context);
    await firestore.db
      .doc('bank-rates/2026-11-16_BCTN_EUR')
      .update({ saleRate: 3.4, purchaseRate: 3.4 });

    expect(await reasons([candidate({ date: '2026-11-16' })])).toEqual([]);
    expect(await reasons([candidate({ date: '2026-11-18' })])).toEqual([[0, 'far-from-mid']]);
  });

  test('hold back a jump of more than 5 % from the bank’s previous published day', async () => {
    await ingestRates(firestore.db, [candidate({ date: '2026-11-17' })], context);
    const jump = { purchaseRate: 3.6, saleRate: 3.62 };

    expect(await reasons([candidate(jump)])).toEqual([[0, 'jump']]);
    expect(await reasons([candidate({ ...jump, bankId: 'STBK' })])).toEqual([]);
    expect(await reasons([candidate({ ...jump, date: '2026-11-16' })])).toEqual([]);
  });

  test('judge each day of a file by the accepted one before it, never by a refused one', async () => {
    const rows = [
      candidate({ date: '2026-11-18', purchaseRate: 3.7, saleRate: 3.8 }),
      candidate({ date: '2026-11-17', purchaseRate: 3.4, saleRate: 3.48 }),
      candidate({ date: '2026-11-16' }),
      candidate({ date: '2026-11-19', purchaseRate: 3.5, saleRate: 3.6 }),
    ];
    expect(await reasons(rows)).toEqual([[0, 'jump']]);
  });

  test('let a rate move freely after more than 7 days without one', async () => {
    await ingestRates(firestore.db, [candidate({ date: '2026-11-12' })], context);
    expect(await reasons([candidate({ purchaseRate: 3.8, saleRate: 3.9 })])).toEqual([]);
  });

  test('refuse what is unknown, from the future, impossible or said twice differently', async () => {
    const rows = [
      candidate({ bankId: 'XXXX' }),
      candidate({ currency: 'TND' }),
      candidate({ date: '2026-02-30' }),
      candidate({ purchaseRate: -1 }),
      candidate({ purchaseRate: Number.NaN }),
      candidate({ date: '2026-11-21' }),
      candidate(),
      candidate(),
      candidate({ saleRate: 3.45 }),
    ];
    expect(await reasons(rows)).toEqual([
      [0, 'undecodable'],
      [1, 'undecodable'],
      [2, 'undecodable'],
      [3, 'undecodable'],
      [4, 'undecodable'],
      [5, 'future-day'],
      [8, 'contradiction'],
    ]);
    expect(await storedIds()).toEqual(['2026-11-20_BIAT_EUR']);
  });
});

test('More rows than one commit holds are written, with progress, no bank’s day cut', async () => {
  const currencies = ['EUR', 'USD', 'GBP', 'JPY', 'CHF', 'CAD', 'AED', 'SAR', 'KWD', 'QAR'];
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.parse('2026-09-20') + index * 86_400_000).toISOString().slice(0, 10),
  );
  const rows = days.flatMap((date) =>
    ['BIAT', 'STBK'].flatMap((bankId) =>
      currencies.map((currency) => candidate({ date, bankId, currency })),
    ),
  );
  const progress: [number, number][] = [];
  const onProgress = (done: number, total: number) => progress.push([done, total]);
  const report = await ingestRates(firestore.db, rows, { ...context, onProgress });

  expect(report).toEqual({ written: 1200, unchanged: 0, refused: [] });
  expect(progress).toEqual([
    [500, 1200],
    [1000, 1200],
    [1200, 1200],
  ]);
  expect(await storedIds()).toHaveLength(1200);
});

test('When a commit fails after others, the error says so and a second run completes', async () => {
  const days = Array.from({ length: 6 }, (_, index) => `2026-11-${10 + index}`);
  const rows = days.flatMap((date) =>
    [...commercialBankCodes].flatMap((bankId) =>
      ['EUR', 'USD', 'GBP', 'CHF', 'CAD'].map((currency) => candidate({ date, bankId, currency })),
    ),
  );
  const failing: Firestore = Object.create(firestore.db);
  let commits = 0;
  failing.batch = () => {
    commits += 1;
    if (commits > 1) throw new Error('14 UNAVAILABLE');
    return firestore.db.batch();
  };

  await expect(ingestRates(failing, rows, context)).rejects.toThrow(
    'Writing stopped after 500 of 570 rows: 14 UNAVAILABLE. Run the same rows again: ' +
      'those that are stored are left as they are.',
  );
  expect(await storedIds()).toHaveLength(500);
  expect(await ingestRates(firestore.db, rows, context)).toEqual({
    written: 70,
    unchanged: 500,
    refused: [],
  });
});

test('A jump is taken when staff say why, which is recorded, and no other guard gives way', async () => {
  await ingestRates(firestore.db, [candidate({ date: '2026-11-19' }), central(3.4)], context);
  const jumped = candidate({ purchaseRate: 3.7, saleRate: 3.75 });
  const far = candidate({ bankId: 'STBK', purchaseRate: 5, saleRate: 5.1 });
  const refused = await ingestRates(firestore.db, [jumped], context);
  expect(refused.refused.map(({ reason }) => reason)).toEqual(['jump']);

  const approved = { ...context, acceptJumps: { reason: 'Dévaluation du jour', by: 'amel' } };
  const report = await ingestRates(firestore.db, [jumped, far], approved);
  expect(report).toMatchObject({ written: 1, refused: [{ row: 1, reason: 'far-from-mid' }] });
  await ingestRates(firestore.db, [jumped], approved);
  const { docs } = await firestore.db.collection('system/jump-approvals/events').get();
  expect(docs.map((approval) => approval.data())).toEqual([
    expect.objectContaining({
      reason: 'Dévaluation du jour',
      by: 'amel',
      count: 1,
      rows: [{ id: '2026-11-20_BIAT_EUR', detail: expect.stringContaining('5 %') }],
    }),
  ]);
});
