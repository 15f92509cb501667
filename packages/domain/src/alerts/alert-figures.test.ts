import { expect, test } from 'vitest';
import type { BankQuote } from '../rates/currency-rates.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { currencyToday } from '../today/board-of-today.ts';
import { decodePushDevice, decodeRateAlert, encodeRateAlert } from './alert-documents.ts';
import { alertFigure, alertFigures } from './alert-figures.ts';
import { watchKey } from './rate-alert.ts';

const thursday = day('2026-11-26');
const three: readonly BankQuote[] = [
  bankQuote('BIAT', [3.38, 3.44], thursday),
  bankQuote('STBK', [3.4, 3.46], thursday),
  bankQuote('ATBK', [3.39, 3.43], thursday),
];

function figureOf(banks: readonly BankQuote[], bank?: 'BIAT', today = thursday) {
  const board = currencyToday({ currency: 'EUR', banks }, today);
  return alertFigure(board, { side: 'purchase', ...(bank && { bank }) });
}

const withStb = (changes: Partial<BankQuote>) =>
  three.map((quote) => (quote.bankId === 'STBK' ? { ...quote, ...changes } : quote));

test('The figure of all banks is the best of the boards in force, that of one bank its own', () => {
  expect(figureOf(three)).toEqual({ rate: 3.4, bank: 'STBK', day: thursday });
  expect(figureOf(three, 'BIAT')).toEqual({ rate: 3.38, bank: 'BIAT', day: thursday });
});

test.each([
  ['fewer than three boards', three.slice(0, 2), 3.38],
  ['a best rate that staff corrected', withStb({ correction: 'faute de frappe' }), 3.38],
  ['a best rate for demonstration', withStb({ source: 'demo' }), 3.38],
  [
    'two stale boards of three',
    three.map((quote, i) => (i ? { ...quote, date: day('2026-11-20') } : quote)),
    3.38,
  ],
] as const)('With %s there is no best figure, but one of a bank', (_, banks, own) => {
  expect(figureOf(banks)).toBeUndefined();
  expect(figureOf(banks, 'BIAT')?.rate).toBe(own);
});

test('A stale board of one bank has no figure', () => {
  expect(figureOf(three, 'BIAT', day('2026-12-01'))).toBeUndefined();
});

test('Every figure of a currency has a key of its own', () => {
  const figures = alertFigures(currencyToday({ currency: 'EUR', banks: three }, thursday));
  expect(figures.map(({ watched, rate }) => [watchKey(watched), rate])).toEqual([
    ['EUR_purchase', 3.4],
    ['EUR_sale', 3.43],
    ['EUR_purchase_ATBK', 3.39],
    ['EUR_sale_ATBK', 3.43],
    ['EUR_purchase_BIAT', 3.38],
    ['EUR_sale_BIAT', 3.44],
    ['EUR_purchase_STBK', 3.4],
    ['EUR_sale_STBK', 3.46],
  ]);
});

test('A stored alert and its device are decoded, and what is no such document is refused', () => {
  const alert = {
    device: 'd',
    currency: 'EUR',
    side: 'sale',
    target: 3.4,
    state: 'armed',
  } as const;
  expect(decodeRateAlert('rate-alerts/d_1', encodeRateAlert(alert))).toEqual({
    ok: true,
    value: alert,
  });
  expect(decodeRateAlert('rate-alerts/d_1', { ...alert, bank: 'BCTN' }).ok).toBe(false);
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    vapidKey: 'B'.repeat(87),
    digest: false,
    sentCount: 0,
    seenOn: thursday,
  };
  expect(decodePushDevice('push-devices/d', { ...device, sentOn: null })).toEqual({
    ok: true,
    value: { ...device, locale: 'fr' },
  });
  expect(decodePushDevice('push-devices/d', { ...device, locale: 'ar' })).toMatchObject({
    value: { locale: 'ar' },
  });
  for (const wrong of [{ auth: 'a b' }, { locale: 'xx' }]) {
    expect(decodePushDevice('push-devices/d', { ...device, ...wrong }).ok).toBe(false);
  }
});
