import { readFile } from 'node:fs/promises';
import { addDays } from '@dinar/domain/days/rate-date';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import { fromRoot } from '@dinar/local-run/project-root';
import * as bankRates from '@dinar/web/data/reads/bank-rates-read';
import { readCoins } from '@dinar/web/data/reads/coins-read';
import { requireDatabase } from '@dinar/web/data/reads/database';
import { readHome } from '@dinar/web/data/reads/home-read';
import { readNews } from '@dinar/web/data/reads/news-read';
import { readAllRatesStats, readRatesStats } from '@dinar/web/data/reads/rates-stats-read';
import { readTicker } from '@dinar/web/data/reads/ticker-read';
import { replaceBankRates, watchBankRatesOn } from '@dinar/web/data/reads/watch-bank-rates';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import type { Firestore as StaffFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  dayOf,
  fetchedAt,
  projectId,
  rates,
  rowsOf,
  seed,
  today,
  type Visited,
  visit,
  written,
} from './reads-database.ts';

const closedRules =
  'service cloud.firestore { match /databases/{d}/documents/{rest}/{id} { allow read: if false; } }';

let open: Visited;
let closed: Visited;
let staff: StaffFirestore;

beforeAll(async () => {
  setLogLevel('silent');
  open = await visit('open', await readFile(fromRoot('firestore.rules'), 'utf8'));
  closed = await visit('closed', closedRules);
  staff = connectFirestore(`127.0.0.1:${open.server.port}`, projectId);
  await seed(staff);
});

afterAll(async () => {
  await staff.terminate();
  for (const { app, server } of [open, closed]) {
    await deleteApp(app);
    await server.close();
  }
});

/** Rows of the same day come in no order that the specification names. */
function unordered<T>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Runs a read while counting what it logs. */
async function logging<T>(read: () => Promise<T>): Promise<{ value: T; logged: number }> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return { value: await read(), logged: log.mock.calls.length };
  } finally {
    log.mockRestore();
  }
}

describe('Section 7', () => {
  test('bank-rates where status = 1, ordered by date descending', async () => {
    const { value, logged } = await logging(() => bankRates.readActiveBankRates(open.visitor));
    expect(unordered(value)).toEqual(
      unordered(rowsOf('canonical-biat', 'lower-code-stb', 'upper-code-bh', 'dollar-biat')),
    );
    expect(value.map(({ date }) => date)).toEqual([today, today, today, '2026-11-19']);
    expect(logged).toBe(1);
  });

  test('All rates-stats documents', async () => {
    const stats = await readAllRatesStats(open.visitor);
    expect(stats.map(({ currency, live }) => [currency, live?.value])).toEqual([
      ['EUR', 3.388],
      ['USD', undefined],
    ]);
  });

  test('One rates-stats document by currency code', async () => {
    expect((await readRatesStats(open.visitor, 'EUR'))?.central?.value).toBe(3.37);
    expect(await readRatesStats(open.visitor, 'GBP')).toBeNull();
  });

  test('All coins documents', async () => {
    expect(await readCoins(open.visitor)).toEqual([
      { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc', currentPrice: 90000 },
    ]);
  });

  test('news ordered by date descending, limit 6', async () => {
    const news = await readNews(open.visitor);
    expect(news.map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4', '3']);
  });

  test('bank-rates by bankId, date descending, rows without a rate dropped', async () => {
    const { value } = await logging(() => bankRates.readBankRatesOfBank(open.visitor, 'BIAT'));
    expect(value.map(({ date, status }) => [date, status])).toEqual([
      [today, 1],
      [today, 1],
      ['2026-11-18', 0],
    ]);
    expect(await bankRates.readBankRatesOfBank(open.visitor, 'BHBK')).toEqual(
      rowsOf('upper-code-bh'),
    );
  });

  test('One bank-rates document by id', async () => {
    expect(await bankRates.readBankRate(open.visitor, 'canonical-biat')).toEqual(
      rowsOf('canonical-biat')[0],
    );
    expect(await bankRates.readBankRate(open.visitor, 'none')).toBeNull();
  });

  test('bank-rates by date and currencyCode, in lower case and in every other spelling', async () => {
    const { value } = await logging(() =>
      bankRates.readBankRatesOfCurrencyOn(open.visitor, today, 'EUR'),
    );
    expect(unordered(value)).toEqual(unordered(rowsOf('canonical-biat', 'lower-code-stb')));
    expect(await bankRates.readBankRatesOfCurrencyOn(open.visitor, today, 'USD')).toEqual(
      rowsOf('dollar-biat'),
    );
  });

  test('The latest 100 bank-rates by date descending', async () => {
    const many = connectFirestore(`127.0.0.1:${open.server.port}`, 'demo-many');
    const app = initializeApp({ projectId: 'demo-many', apiKey: 'x', appId: 'x' }, 'many');
    const visitor = getFirestore(app);
    connectFirestoreEmulator(visitor, '127.0.0.1', open.server.port);
    const batch = many.batch();
    for (let index = 0; index < 120; index += 1) {
      const row = { ...written['canonical-biat'], ...rates, date: addDays(today, -index) };
      batch.set(many.doc(`bank-rates/${row.date}`), row);
    }
    await batch.commit();
    const dates = (await bankRates.readLatestBankRates(visitor)).map(({ date }) => date);
    expect([dates.length, dates[0], dates[99]]).toEqual([100, today, addDays(today, -99)]);
    await many.terminate();
    await deleteApp(app);
  });

  test('bank-rates by date and status 1', async () => {
    const { value } = await logging(() => bankRates.readActiveBankRatesOn(open.visitor, today));
    expect(unordered(value)).toEqual(
      unordered(rowsOf('canonical-biat', 'lower-code-stb', 'dollar-biat')),
    );
  });

  test('bank-rates by currency with status 1, date descending', async () => {
    const { value } = await logging(() =>
      bankRates.readActiveBankRatesOfCurrency(open.visitor, 'EUR'),
    );
    expect(unordered(value.slice(0, 2))).toEqual(
      unordered(rowsOf('canonical-biat', 'lower-code-stb')),
    );
    expect(value.slice(2)).toEqual(rowsOf('upper-code-bh'));
  });

  test('The rates of today as a stream', async () => {
    const day = dayOf('2026-11-10');
    const seen: string[][] = [];
    const stop = watchBankRatesOn(open.visitor, day, (rows) =>
      seen.push(rows.map(({ bankId }) => bankId)),
    );
    await expect.poll(() => seen).toEqual([[]]);
    const row = { ...written['canonical-biat'], ...rates, date: day };
    await staff.doc('bank-rates/streamed').set(row);
    await expect.poll(() => seen).toEqual([[], ['BIAT']]);
    stop();
    await staff.doc('bank-rates/streamed').delete();
  });

  test('The rates of a date and a bank, which replace that bank’s entries', async () => {
    const read = await logging(() => bankRates.readBankRatesOfBankOn(open.visitor, today, 'BIAT'));
    expect(unordered(read.value)).toEqual(unordered(rowsOf('canonical-biat', 'dollar-biat')));
    const before = rowsOf('inactive-biat', 'lower-code-stb');
    expect(replaceBankRates(before, 'BIAT', rowsOf('canonical-biat'))).toEqual(
      rowsOf('lower-code-stb', 'canonical-biat'),
    );
  });

  test('Home: the statistics and the bank rates of seven currencies, and the coins', async () => {
    const { value } = await logging(() => readHome(open.visitor));
    expect(value.coins.map(({ id }) => id)).toEqual(['bitcoin']);
    expect(
      value.currencies.map(({ currency, stats, bankRates: rows }) => [
        currency,
        stats && (stats.live?.value ?? 'no live rate'),
        rows.length,
      ]),
    ).toEqual([
      ['EUR', 3.388, 3],
      ['USD', 'no live rate', 1],
      ...['GBP', 'CAD', 'AED', 'SAR', 'DZD'].map((code) => [code, null, 0]),
    ]);
  });

  test('The ticker: a currency without a live rate, or without a document, is omitted', async () => {
    expect(await readTicker(open.visitor)).toEqual([
      { currency: 'EUR', value: 3.388, variation: -0.12 },
    ]);
  });

  test('Adding a bank rate: on the server, through the guards, never from a browser', async () => {
    const refused = addDoc(collection(open.visitor, 'bank-rates'), written['canonical-biat']);
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });

    const candidate = {
      bankId: 'QNB',
      currency: 'GBP',
      date: today,
      purchaseRate: 4,
      saleRate: 4.1,
    };
    const report = await ingestRates(staff, [candidate], { now: fetchedAt, source: 'import' });
    expect(report).toEqual({ written: 1, unchanged: 0, refused: [] });
    const added = await bankRates.readBankRate(open.visitor, '2026-11-20_BTQI_GBP');
    expect(added).toMatchObject({ bankId: 'BTQI', currency: 'GBP', saleRate: 4.1, status: 1 });
  });
});

describe('Section 8', () => {
  test('A list that cannot be read is empty, a single one null, and both are logged', async () => {
    const list = await logging(() => bankRates.readActiveBankRates(closed.visitor));
    expect(list).toEqual({ value: [], logged: 1 });
    const single = await logging(() => readRatesStats(closed.visitor, 'EUR'));
    expect(single).toEqual({ value: null, logged: 1 });
    const stream: unknown[] = [];
    const watched = await logging(async () => {
      const stop = watchBankRatesOn(closed.visitor, today, (rows) => stream.push(rows));
      await expect.poll(() => stream).toEqual([[]]);
      stop();
    });
    expect(watched.logged).toBe(1);
  });

  test('A home that cannot be read has its seven currencies without a rate and without a bank', async () => {
    const { value } = await logging(() => readHome(closed.visitor));
    expect(value.coins).toEqual([]);
    expect(value.currencies).toHaveLength(7);
    expect(
      new Set(value.currencies.map(({ stats, bankRates: rows }) => `${stats} ${rows.length}`)),
    ).toEqual(new Set(['null 0']));
    expect((await logging(() => readTicker(closed.visitor))).value).toEqual([]);
  });

  test('Without a database reads are empty and additions fail', async () => {
    const { value, logged } = await logging(async () => [
      await bankRates.readLatestBankRates(undefined),
      await readRatesStats(undefined, 'EUR'),
      await readTicker(undefined),
    ]);
    expect([value, logged]).toEqual([[[], null, []], 0]);
    expect(() => requireDatabase(undefined)).toThrow('Firestore not available');
  });
});
