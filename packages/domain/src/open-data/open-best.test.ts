import { expect, test } from 'vitest';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { openBest } from './open-best.ts';

const today = day('2026-11-24');
const monday = day('2026-11-23');
const euro = {
  currency: 'EUR',
  banks: [
    bankQuote('STBK', [3.31, 3.42], today),
    bankQuote('BIAT', [3.3, 3.41], monday),
    bankQuote('ATBK', [3.29, 3.43], today),
    bankQuote('BTBK', [3.39, 3.4], day('2026-11-19')),
  ],
} as const;

test('The best prices are those of the boards in force, with bank, day and provider', () => {
  expect(openBest([euro], today)).toEqual({
    isDemo: false,
    rows: [
      {
        currency: 'EUR',
        boards: 3,
        purchase: '3.31',
        purchaseBank: 'stb',
        purchaseDay: '2026-11-24',
        purchaseProvider: 'Société Tunisienne de Banque',
        sale: '3.41',
        saleBank: 'biat',
        saleDay: '2026-11-23',
        saleProvider: 'Banque Internationale Arabe de Tunisie',
        meanPurchase: '3.3',
        meanSale: '3.42',
      },
    ],
  });
});

test('Below three boards no price is the best, and without a board there is no row', () => {
  const [row] = openBest([{ ...euro, banks: euro.banks.slice(1) }], today).rows;
  expect(row).toMatchObject({ boards: 2, purchase: null, saleBank: null, meanSale: '3.42' });
  expect(openBest([{ ...euro, banks: euro.banks.slice(3) }], today).rows).toEqual([]);
});

test('One made-up board among the compared ones makes the file a demonstration', () => {
  const [first, ...others] = euro.banks;
  const made = { ...euro, banks: [{ ...first, source: 'demo' as const }, ...others] };
  expect(openBest([made], today).isDemo).toBe(true);
});
