import { openPageValues } from '@dinar/functions/http/page-values';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const { db, clear } = await openFirestore();

beforeEach(clear);

async function store(purchaseRate: number, saleRate: number) {
  const rates = { purchaseRate, saleRate };
  const batch = db.batch();
  batch.set(db.doc('rates-stats/EUR'), {
    banks: [{ bankId: 'BIAT', ...rates, date: '2026-11-20', source: 'bank-page' }],
  });
  batch.set(db.doc('bank-snapshots/2026-11-20_BIAT'), {
    bankId: 'BIAT',
    date: '2026-11-20',
    rates: { EUR: { ...rates, source: 'bank-page' } },
    count: 1,
  });
  batch.set(db.doc('system/health'), { note: purchaseRate });
  await batch.commit();
}

const snapshots = { kind: 'snapshots', bank: 'BIAT' } as const;

test('The values of a page are those of the reading of its board, though the database has moved', async () => {
  const report = vi.fn();
  const values = openPageValues({ database: () => db, report });
  await store(3.36, 3.44);
  const board = await values.board();
  await store(3.37, 3.45);
  const [entry] = await values.resources([snapshots], board);
  expect(board.value[0]?.banks).toMatchObject([{ purchaseRate: 3.36 }]);
  expect(entry?.value).toMatchObject([{ rates: { EUR: { purchaseRate: 3.36 } } }]);
  expect(entry?.asOf).toEqual(board.readAt?.toDate());
  expect(report).not.toHaveBeenCalled();
});

test('A later reading of the board brings its own values, of lists and of single documents', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const values = openPageValues({ database: () => db, report: vi.fn() });
    const health = { kind: 'health' } as const;
    await store(3.36, 3.44);
    const before = await values.board();
    const [first] = await values.resources([snapshots], before);
    vi.setSystemTime(Date.now() + 11_000);
    await store(3.37, 3.45);
    const after = await values.board();
    const entries = await values.resources([snapshots, health], after);
    expect(after.readAt?.toMillis()).toBeGreaterThan(before.readAt?.toMillis() ?? 0);
    expect(first?.value).toMatchObject([{ rates: { EUR: { purchaseRate: 3.36 } } }]);
    expect(entries[0]?.value).toMatchObject([{ rates: { EUR: { purchaseRate: 3.37 } } }]);
    expect(entries.map(({ asOf }) => asOf)).toEqual([
      after.readAt?.toDate(),
      after.readAt?.toDate(),
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('One reading reads each value once, for any number of pages', async () => {
  const values = openPageValues({ database: () => db, report: vi.fn() });
  await store(3.36, 3.44);
  const board = await values.board();
  const run = vi.spyOn(db, 'runTransaction');
  await Promise.all([1, 2, 3].map(() => values.resources([snapshots], board)));
  await values.resources([snapshots], board);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRestore();
});
