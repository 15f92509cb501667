import { expect, test } from 'vitest';
import { type BankSnapshot, bankSnapshotId } from '../rates/bank-snapshot.ts';
import type { RateHistory } from '../rates/rate-history.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { decodeBankSnapshot, encodeBankSnapshot } from './bank-snapshot-document.ts';
import { type Coin, decodeCoin, encodeCoin } from './coin-document.ts';
import { decodeContactMessage, encodeContactMessage } from './contact-message-document.ts';
import { decodeHealth, encodeJobHealth, type Health } from './health-document.ts';
import { decodeNewsItem, encodeNewsItem, type NewsItem } from './news-document.ts';
import {
  decodeRateHistory,
  encodeHistoryPoint,
  historyPointKey,
  rateHistoryId,
} from './rate-history-document.ts';

const date = day('2026-11-20');
const instant = new Date('2026-11-20T12:00:00Z');
const timestamp = { toDate: () => instant };

test('A bank snapshot decodes to the encoded value, and its id contains its day and bank', () => {
  const snapshot: BankSnapshot = {
    bankId: 'STBK',
    date,
    rates: { EUR: { purchaseRate: 3.342, saleRate: 3.422, source: 'bank-page' } },
    count: 1,
  };
  const path = `bank-snapshots/${bankSnapshotId('STBK', date)}`;
  expect(path).toBe('bank-snapshots/2026-11-20_STBK');
  expect(decodeBankSnapshot(path, encodeBankSnapshot(snapshot))).toEqual({
    ok: true,
    value: snapshot,
  });
  expect(decodeBankSnapshot(path, { bankId: 'STBK', date, rates: { XXX: {} } }).ok).toBe(false);
});

test('The central bank’s snapshot has mid rates, and banknote rates if there are any', () => {
  const snapshot: BankSnapshot = {
    bankId: 'BCTN',
    date,
    rates: {
      EUR: { rate: 3.3891, manualRate: 3.387, source: 'bct' },
      DZD: { rate: 0.02202, source: 'bct' },
    },
    count: 2,
  };
  const path = 'bank-snapshots/2026-11-20_BCTN';
  expect(decodeBankSnapshot(path, encodeBankSnapshot(snapshot))).toStrictEqual({
    ok: true,
    value: snapshot,
  });
  const sides = { EUR: { purchaseRate: 3.3, saleRate: 3.4 } };
  expect(decodeBankSnapshot(path, { bankId: 'BCTN', date, rates: sides }).ok).toBe(false);
});

test('A year of history decodes to the encoded value, with points keyed MM-DD', () => {
  const history: RateHistory = {
    currency: 'EUR',
    year: '2026',
    points: {
      [historyPointKey(date)]: { central: 3.3891, bestBuy: 3.342, bestSell: 3.421 },
      '11-19': { live: 3.38 },
    },
  };
  const path = `rate-history/${rateHistoryId('EUR', date)}`;
  const points = Object.entries(history.points).map(([key, point]) => [
    key,
    encodeHistoryPoint(point),
  ]);
  expect(path).toBe('rate-history/EUR_2026');
  expect(encodeHistoryPoint(history.points['11-20'] ?? {})).toEqual({
    central: 3.3891,
    live: null,
    bestBuy: 3.342,
    bestSell: 3.421,
  });
  expect(decodeRateHistory(path, { points: Object.fromEntries(points) })).toEqual({
    ok: true,
    value: history,
  });
});

test.each(['EUR', 'EUR_', 'XXX_2026', 'TND_2026', 'EUR_12026', 'EUR_2026b'])(
  'A history with the id %s, without a currency and year, is rejected',
  (id) => {
    const path = `rate-history/${id}`;
    expect(decodeRateHistory(path, { points: {} })).toEqual({
      ok: false,
      problem: { path, reason: 'Expected an id CURRENCY_YEAR' },
    });
  },
);

test.each([
  ['rate-history/EUR_2026', { points: { '02-29': {} } }, 'points.02-29: No such day in 2026'],
  ['rate-history/EUR_2026', { points: { hier: {} } }, 'points.hier: Expected a key MM-DD'],
])('The history %s with %j is rejected', (path, data, reason) => {
  expect(decodeRateHistory(path, data)).toEqual({ ok: false, problem: { path, reason } });
});

test('A coin decodes to what was encoded; prices may be missing', () => {
  const coin: Coin = {
    id: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'btc',
    image: 'https://example.org/btc.png',
    currentPrice: 91_000.5,
    priceChangePercentage24h: -1.2,
  };
  const bare: Coin = { id: 'aave', name: 'Aave', symbol: 'aave' };
  expect(decodeCoin('coins/bitcoin', encodeCoin(coin))).toEqual({ ok: true, value: coin });
  expect(decodeCoin('coins/aave', encodeCoin(bare))).toStrictEqual({ ok: true, value: bare });
});

test('A headline decodes to the encoded value; a link that could run script is rejected', () => {
  const item: NewsItem = {
    id: 'abc',
    title: 'Le dinar se stabilise',
    link: 'https://example.tn/article',
    source: 'Exemple',
    date: instant,
  };
  const fields = { ...encodeNewsItem(item), date: timestamp };
  expect(decodeNewsItem('news/abc', fields)).toEqual({ ok: true, value: item });
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.tn', '/a']) {
    expect(decodeNewsItem('news/abc', { ...fields, link }).ok).toBe(false);
  }
});

const form = { name: 'Amel', email: 'a@b.tn', subject: 'Taux', message: 'Bonjour à tous' };

test('A contact message is written pending and decodes with what was decided of it', () => {
  const fields = encodeContactMessage(form, timestamp);
  expect(fields).toEqual({ ...form, timestamp, status: 'pending' });
  expect(encodeContactMessage({ ...form, website: '' }, timestamp)).toEqual(fields);
  const value = { id: 'x', ...form, timestamp: instant, status: 'pending', reasons: [] };
  expect(decodeContactMessage('contact-messages/x', fields)).toEqual({ ok: true, value });
  const reasons = [{ code: 'too-many-links', text: 'Le message contient plus de 2 liens' }];
  expect(
    decodeContactMessage('contact-messages/x', { ...fields, status: 'spam', reasons }),
  ).toEqual({ ok: true, value: { ...value, status: 'spam', reasons } });
  expect(decodeContactMessage('contact-messages/x', { ...fields, timestamp: 'hier' })).toEqual({
    ok: false,
    problem: {
      path: 'contact-messages/x',
      reason: 'timestamp: Expected an instant but received "hier"',
    },
  });
});

test('A text in the hidden field is cut to the length that the rules accept', () => {
  const { website } = encodeContactMessage({ ...form, website: 'x'.repeat(300) }, timestamp);
  expect(website).toBe('x'.repeat(200));
});

test('The health of the jobs decodes to the encoded value', () => {
  const health: Health = {
    jobs: {
      'central-bank': {
        runId: 'run-1',
        isDemonstration: true,
        lastRunAt: instant,
        lastSuccessAt: instant,
        durationMs: 420,
        rows: 20,
        sources: {
          bct: { state: 'stored', rows: 20, refused: 1 },
          archive: { state: 'waiting', rows: 0, refused: 0, reason: 'Not published yet.' },
          broken: { state: 'failed', rows: 0, refused: 0, reason: 'Slow.', failure: 'unreachable' },
        },
      },
      news: {
        isDemonstration: false,
        lastRunAt: instant,
        rows: 0,
        error: 'HTTP 503',
        sources: {},
      },
    },
  };
  const jobs = Object.entries(health.jobs).map(([name, job]) => [name, encodeJobHealth(job)]);
  expect(decodeHealth('system/health', { jobs: Object.fromEntries(jobs) })).toEqual({
    ok: true,
    value: health,
  });
  expect(decodeHealth('system/health', {})).toEqual({ ok: true, value: { jobs: {} } });
});
