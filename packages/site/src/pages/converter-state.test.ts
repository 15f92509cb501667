import { decimal } from '@dinar/domain/money/decimal';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { converterHref } from '../routes/site-links.ts';
import { partsOf } from '../testing/parts-of.ts';
import { canonicalPath } from './canonical-path.ts';
import {
  converterState,
  intentOf,
  intents,
  pairOfPage,
  popularAmounts,
  swapped,
  withIntent,
  withSide,
} from './converter-state.ts';
import { pageAt } from './page.ts';

/**
 * The state at an address, with the amount as a numeral. It is the same whether or not the page was given the
 * query.
 */
function stateAt(path: string, query: Readonly<Record<string, string>> = {}) {
  const given = new Map(Object.entries(query));
  const [withQuery, ofPath] = [pageAt(path, given), pageAt(path)].map((page) => {
    if (page?.kind !== 'converter' && page?.kind !== 'conversion') throw new Error(path);
    const { amount, ...state } = converterState(pairOfPage(page), given);
    return { ...state, amount: amount.toFixed() };
  });
  expect(withQuery).toEqual(ofPath);
  return withQuery;
}

const first = { from: 'EUR', to: 'TND', amount: '1', bank: undefined };

test('The converter starts with one euro in dinars', () => {
  expect(stateAt('/convertisseur')).toEqual(first);
});

test('The path names the currencies in any case, and the amount only if it is numeric', () => {
  expect(stateAt('/convertisseur/usd/Tnd/250,5')).toEqual({
    ...first,
    from: 'USD',
    amount: '250.5',
  });
  expect(stateAt('/convertisseur/usd/tnd/beaucoup')).toEqual({ ...first, from: 'USD' });
  expect(stateAt('/convertisseur/tnd/eur')).toEqual({ ...first, from: 'TND', to: 'EUR' });
});

test('A fixed conversion is read at the root and below the converter, an unknown pattern ignored', () => {
  const ten = { ...first, amount: '10' };
  expect(stateAt('/10-euros-en-dinar-tunisien')).toEqual(ten);
  expect(stateAt('/convertisseur/10-euros-en-dinar-tunisien')).toEqual(ten);
  expect(stateAt('/convertisseur/10-roubles-en-or')).toEqual(first);
});

test('Each value of the query takes precedence over the path', () => {
  const path = '/convertisseur/usd/tnd/5';
  expect(stateAt(path, { amount: '7' })).toEqual({ ...first, from: 'USD', amount: '7' });
  expect(stateAt(path, { from: 'gbp', to: 'usd', bank: 'BIAT' })).toEqual({
    from: 'GBP',
    to: 'USD',
    amount: '5',
    bank: 'BIAT',
  });
});

test('A malformed query parameter is ignored', () => {
  const wrong = { from: '<b>', to: 'EURO', amount: '-5', bank: 'constructor' };
  expect(stateAt('/convertisseur', wrong)).toEqual(first);
  expect(stateAt('/convertisseur', { amount: '1e15' })).toEqual(first);
  expect(stateAt('/convertisseur', { from: 'TND', to: 'tnd' })).toEqual({
    ...first,
    from: 'TND',
    to: 'EUR',
  });
  expect(stateAt('/convertisseur', { from: 'usd', to: 'USD' })).toEqual({ ...first, from: 'USD' });
});

test('An amount to buy is in the target currency, and its page is that of the pair', () => {
  const wanted = { from: 'TND', to: 'USD', amount: '12000', intent: 'buy' };
  const state = { ...first, from: 'TND', to: 'USD', amount: '12000', fixedSide: 'buy' };
  expect(stateAt('/convertisseur', wanted)).toEqual(state);
  expect(stateAt('/convertisseur/usd/tnd/5', { amount: '12000', intent: 'buy' })).toEqual(state);
  const page = pageAt('/convertisseur', new Map(Object.entries(wanted)));
  expect(page && canonicalPath(page)).toBe('/convertisseur/tnd/usd');
  expect(page).toMatchObject({ kind: 'converter', pair: { from: 'TND', to: 'USD', amount: 1 } });
});

test('An intent overrides the order of the currencies, and an unknown one is ignored', () => {
  const at = (from: string, to: string, intent: string) =>
    stateAt('/convertisseur', { from, to, intent });
  expect(at('TND', 'USD', 'sell')).toEqual({ ...first, from: 'USD' });
  expect(at('USD', 'TND', 'spend')).toEqual({ ...first, from: 'TND', to: 'USD' });
  expect(at('EUR', 'USD', 'sell')).toEqual({ ...first, to: 'USD' });
  for (const intent of ['', 'BUY', 'steal', 'constructor']) {
    expect(at('TND', 'USD', intent)).toEqual({ ...first, from: 'TND', to: 'USD' });
  }
});

test('A purchase becomes a sale after a swap, or when another currency pays for it', () => {
  const state = { amount: decimal(5), from: 'TND', to: 'EUR', fixedSide: 'buy' } as const;
  expect(intentOf(state)).toBe('buy');
  expect(swapped(state)).toEqual({ ...state, from: 'EUR', to: 'TND', fixedSide: undefined });
  expect(withSide(state, 'from', 'USD')).toEqual({ ...state, from: 'USD', fixedSide: undefined });
  expect(withSide(state, 'to', 'USD')).toEqual({ ...state, to: 'USD' });
  for (const intent of intents) expect(intentOf(withIntent(state, intent))).toBe(intent);
});

test('Choosing the currency of the other side swaps the sides', () => {
  const state = { amount: decimal(5), from: 'EUR', to: 'TND' } as const;
  expect(withSide(state, 'from', 'TND')).toEqual({ ...state, from: 'TND', to: 'EUR' });
  expect(withSide(state, 'to', 'EUR')).toEqual({ ...state, from: 'TND', to: 'EUR' });
  expect(withSide(state, 'from', 'USD')).toEqual({ ...state, from: 'USD' });
});

test('Swapping exchanges the sides and keeps the other fields', () => {
  const state = { amount: decimal(5), from: 'EUR', to: 'USD', bank: 'BIAT' } as const;
  expect(swapped(state)).toEqual({ ...state, from: 'USD', to: 'EUR' });
});

test('For any query, the address of its state gives the same state', () => {
  fc.assert(
    fc.property(
      fc.record({
        from: fc.oneof(fc.string(), fc.constantFrom('usd', 'TND')),
        to: fc.oneof(fc.string(), fc.constantFrom('gbp', 'tnd')),
        amount: fc.oneof(fc.string(), fc.constantFrom('0,1', '999999999999999', '1e5')),
        intent: fc.oneof(fc.string(), fc.constantFrom(...intents)),
        bank: fc.oneof(fc.string(), fc.constantFrom('biat', 'BH Bank', 'banque-centrale-tunisie')),
      }),
      (query) => {
        const state = converterState(undefined, new Map(Object.entries(query)));
        const address = partsOf(converterHref(state));
        expect(converterState(undefined, address.query)).toEqual(state);
        expect(state.from).not.toBe(state.to);
      },
    ),
  );
});

test('The popular amounts are those of the specification', () => {
  expect(popularAmounts).toEqual([1, 5, 10, 20, 50, 100, 200, 500, 1000]);
});
