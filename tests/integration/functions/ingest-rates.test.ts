import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { centralRow } from '@dinar/domain/testing/rate-rows';
import type {
  CandidateRate,
  CentralCandidate,
  CounterCandidate,
} from '@dinar/functions/sources/candidate-rate';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const now = new Date('2026-11-20T12:00:00Z');
const context = { now, source: 'import' } as const;

const firestore = await openFirestore();
beforeEach(() => firestore.clear());

function candidate(change: Partial<CounterCandidate> = {}): CounterCandidate {
  return {
    bankId: 'BIAT',
    currency: 'EUR',
    date: '2026-11-20',
    purchaseRate: 3.36,
    saleRate: 3.44,
    ...change,
  };
}

function central(rate: number, date = '2026-11-20', manualRate?: number): CentralCandidate {
  const manual = manualRate === undefined ? {} : { manualRate };
  return { bankId: 'BCTN', currency: 'EUR', date, rate, ...manual };
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
    asRead: '2026-11-20 BIAT EUR 3.36 3.44 1',
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

test('A refused row leaves the others in, unless all or nothing is requested', async () => {
  const rows = [candidate(), candidate({ bankId: 'STBK', purchaseRate: 3.5 })];
  const refused = [
    {
      row: 1,
      reason: 'sale-below-purchase',
      detail: 'La vente 3,440 est sous l’achat 3,500 : les colonnes sont-elles inversées ?',
    },
  ];
  const report = await ingestRates(firestore.db, rows, { ...context, maxRefusedShare: 0 });
  expect(report).toEqual({ written: 0, unchanged: 0, refused });
  expect(await storedIds()).toEqual([]);

  const kept = await ingestRates(firestore.db, rows, context);
  expect(kept).toEqual({ written: 1, unchanged: 0, refused });
  expect(await storedIds()).toEqual(['2026-11-20_BIAT_EUR']);
});

/** Stores a row without judging it. */
async function putRow(row: BankRate): Promise<void> {
  await firestore.db.doc(`bank-rates/${bankRateId(row)}`).set(encodeBankRate(row));
}

describe('Rows are judged', () => {
  function reasons(rows: readonly CandidateRate[]) {
    return ingestRates(firestore.db, rows, context).then(({ refused }) =>
      refused.map(({ row, reason }) => [row, reason]),
    );
  }

  test('by the stored mid rate of banknotes of their day, before that of the day before', async () => {
    await ingestRates(firestore.db, [central(3.4, '2026-11-16')], context);
    await putRow(centralRow('2026-11-17', 3.6, { manualRate: 3.62, jumpAccepted: true }));

    expect(await reasons([candidate({ date: '2026-11-16' })])).toEqual([]);
    expect(await reasons([candidate({ date: '2026-11-18' })])).toEqual([[0, 'far-from-reference']]);
    expect(await reasons([candidate({ date: '2026-11-17' })])).toEqual([[0, 'far-from-reference']]);
    const level = { purchaseRate: 3.58, saleRate: 3.66 };
    expect(await reasons([candidate({ date: '2026-11-18', ...level })])).toEqual([]);
  });

  test('each day of a file by the accepted one before it, never by a refused one', async () => {
    const rows = [
      candidate({ date: '2026-11-18', purchaseRate: 3.7, saleRate: 3.8 }),
      candidate({ date: '2026-11-17', purchaseRate: 3.4, saleRate: 3.48 }),
      candidate({ date: '2026-11-16' }),
      candidate({ date: '2026-11-19', purchaseRate: 3.5, saleRate: 3.6 }),
    ];
    expect(await reasons(rows)).toEqual([[0, 'jump']]);
  });

  test('by the boards of three other banks or more', async () => {
    const others = ['ATBK', 'BNTE', 'STBK'].map((bankId) => candidate({ bankId }));
    const outlier = candidate({ purchaseRate: 3.45, saleRate: 3.52 });
    expect(await reasons([...others, outlier])).toEqual([[3, 'far-from-median']]);
    expect(await reasons([outlier])).toEqual([[0, 'far-from-median']]);
  });

  test('a correction in the place of the row it corrects', async () => {
    await ingestRates(firestore.db, [central(3.3)], context);
    const level = { purchaseRate: 3.41, saleRate: 3.5 };
    expect(await reasons([candidate(level)])).toEqual([[0, 'far-from-reference']]);
    expect(await reasons([central(3.44), candidate(level)])).toEqual([]);
  });

  test('and refused for a mistyped year, without a read of all the years before it', async () => {
    const rows = [candidate(), candidate({ bankId: 'STBK', date: '9999-12-31' })];
    const refused = [{ row: 1, reason: 'future-day' }];
    const report = await ingestRates(firestore.db, rows, context);
    expect(report).toMatchObject({ written: 1, refused });
  });

  test('and refused when unknown, from the future, impossible or stated twice differently', async () => {
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

  test('of a day once it is the day of the site, which is UTC’s and not Tunis’', async () => {
    const tomorrow = [candidate({ date: '2026-11-21' })];
    const at = (now: string) =>
      ingestRates(firestore.db, tomorrow, { ...context, now: new Date(now) });
    expect((await at('2026-11-20T23:59:59Z')).refused).toEqual([
      {
        row: 0,
        reason: 'future-day',
        detail: 'Le jour 2026-11-21 n’est pas encore venu : aujourd’hui est le 2026-11-20.',
      },
    ]);
    expect((await at('2026-11-21T00:00:00Z')).refused).toEqual([]);
  });
});

describe('Rows that were wrongly accepted or refused before', () => {
  const refusedWith = async (rows: readonly CandidateRate[]) =>
    (await ingestRates(firestore.db, rows, context)).refused.map(({ detail }) => detail);

  test('The franc’s unit misread on a first day is refused, and the right rate then taken', async () => {
    const franc = (rate: number) => [{ ...central(rate), currency: 'CHF' }];
    expect(await refusedWith(franc(37.07))).toEqual([
      '37,070 TND pour 1 CHF n’a pas l’ordre de grandeur de cette devise : environ 3,707 ; l’unité, 10 d’ordinaire, est-elle bien lue ?',
    ]);
    expect(await refusedWith(franc(3.707))).toEqual([]);
    expect(await storedIds()).toEqual(['2026-11-20_BCTN_CHF']);
  });

  test('A row with a problem counts as stored, and keeps it', async () => {
    const problem = 'L’achat 3,360 est à plus de 5 % du cours moyen de la BCT : 3,000.';
    await ingestRates(firestore.db, [candidate()], context);
    const ref = firestore.db.doc('bank-rates/2026-11-20_BIAT_EUR');
    await ref.update({ problem });
    expect(await ingestRates(firestore.db, [candidate()], context)).toEqual({
      written: 0,
      unchanged: 1,
      refused: [],
    });
    expect((await ref.get()).get('problem')).toBe(problem);
    await ingestRates(firestore.db, [candidate({ saleRate: 3.45 })], context);
    expect((await ref.get()).get('problem')).toBeUndefined();
  });
});

test('More rows than one commit may contain are written, with progress, no bank’s day cut', async () => {
  const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'SGD', 'JOD', 'KWD', 'BHD'];
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

test('When a commit fails after others, the error reports it and a second run completes', async () => {
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
    'L’écriture s’est arrêtée après 500 lignes sur 570 : 14 UNAVAILABLE. Les mêmes lignes peuvent ' +
      'être écrites de nouveau : celles en place le restent.',
  );
  expect(await storedIds()).toHaveLength(500);
  expect(await ingestRates(firestore.db, rows, context)).toEqual({
    written: 70,
    unchanged: 500,
    refused: [],
  });
});

test('A jump is accepted with a reason of staff, which is recorded, and no other guard is relaxed', async () => {
  const yesterday = [candidate({ date: '2026-11-19' }), central(3.4, '2026-11-19')];
  await ingestRates(firestore.db, yesterday, context);
  const jumped = [central(3.85), candidate({ purchaseRate: 3.8, saleRate: 3.9 })];
  const misread = candidate({ bankId: 'STBK', purchaseRate: 38, saleRate: 39 });
  const refused = await ingestRates(firestore.db, jumped, context);
  expect(refused.refused.map(({ reason }) => reason)).toEqual(['jump', 'far-from-reference']);

  const approved = { ...context, acceptJumps: { reason: 'Dévaluation du jour', by: 'amel' } };
  const report = await ingestRates(firestore.db, [...jumped, misread], approved);
  expect(report).toMatchObject({ written: 2, refused: [{ row: 2, reason: 'far-from-reference' }] });
  await ingestRates(firestore.db, jumped, approved);
  const { docs } = await firestore.db.collection('system/jump-approvals/events').get();
  expect(docs.map((approval) => approval.data())).toEqual([
    expect.objectContaining({
      reason: 'Dévaluation du jour',
      by: 'amel',
      count: 2,
      rows: [
        {
          id: '2026-11-20_BCTN_EUR',
          detail: '3,850 est à plus de 5 % du cours précédent : 3,400.',
        },
        {
          id: '2026-11-20_BIAT_EUR',
          detail: 'L’achat 3,800 est à plus de 5 % du cours moyen de la BCT : 3,400.',
        },
      ],
    }),
  ]);
  const stored = await firestore.db.doc('bank-rates/2026-11-20_BCTN_EUR').get();
  expect(stored.data()).toMatchObject({ rate: 3.85, jumpAccepted: true });
});
