import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { decimal } from '@dinar/domain/money/decimal';
import { amountOf } from '@dinar/domain/money/parse-amount';
import { hostileText } from '@dinar/domain/testing/hostile-text';
import { intentOf, intents } from '@dinar/domain/today/intent';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { popularConversions } from '../routes/site-links.ts';
import { knownPage, partsOf } from '../testing/known-page.ts';
import {
  type ConverterState,
  converterState,
  popularAmounts,
  requestOf,
  stateHref,
  swapped,
  withBank,
  withIntent,
  withSide,
} from './converter-state.ts';

/** The state at an address, with the amount as a numeral, or as the text that cannot be read. */
function stateAt(address: string) {
  const page = knownPage(decodeURI(address));
  if (page.kind !== 'converter' && page.kind !== 'conversion') throw new Error(address);
  return shortOf(page.state);
}

function shortOf({ amount, ...state }: ConverterState) {
  return { ...state, amount: amount.ok ? amount.value.toFixed() : amount.text };
}

const first = { from: 'EUR', to: 'TND', amount: '1', bank: undefined };

test('The converter starts with one euro in dinars', () => {
  expect(stateAt('/convertisseur')).toEqual(first);
});

test('The path names the currencies in any case, and its amount is read like a typed one', () => {
  const amountAt = (text: string) => stateAt(`/convertisseur/usd/Tnd/${text}`);
  const readable = { '250,5': '250.5', '٥٠٠': '500', '5€': '5', '1.234,56': '1234.56' };
  for (const [text, amount] of Object.entries(readable)) {
    expect(amountAt(text)).toEqual({ ...first, from: 'USD', amount });
  }
  expect(stateAt('/convertisseur/tnd/eur')).toEqual({ ...first, from: 'TND', to: 'EUR' });
});

test.each([
  ['fr', '2,50'],
  ['ar', '2,50'],
  ['en', '2.50'],
] as const)(
  'The field shows the numeral of an address with the decimal sign of %s',
  (locale, text) => {
    expect(converterState({ amount: '2.50' }, locale).amount.text).toBe(text);
  },
);

test('An amount that cannot be read stays as it was given, in path and query', () => {
  for (const amount of ['beaucoup', '1e9', '-5', '1,2,3', '9'.repeat(50)]) {
    expect(stateAt(`/convertisseur/usd/tnd/${amount}`)).toEqual({ ...first, from: 'USD', amount });
    expect(stateAt(`/convertisseur?from=USD&amount=${amount}`)).toEqual({
      ...first,
      from: 'USD',
      amount,
    });
  }
  expect(stateAt('/convertisseur/usd/tnd/5?amount=')).toEqual({
    ...first,
    from: 'USD',
    amount: '',
  });
});

test('A fixed conversion is read at the root and below the converter, an unknown pattern ignored', () => {
  const ten = { ...first, amount: '10' };
  expect(stateAt('/10-euros-en-dinar-tunisien')).toEqual(ten);
  expect(stateAt('/convertisseur/10-euros-en-dinar-tunisien')).toEqual(ten);
  expect(stateAt('/convertisseur/10-roubles-en-or')).toEqual(first);
});

test('Each value of the query takes precedence over the path', () => {
  const path = '/convertisseur/usd/tnd/5';
  expect(stateAt(`${path}?amount=7`)).toEqual({ ...first, from: 'USD', amount: '7' });
  expect(stateAt(`${path}?from=gbp&to=usd&bank=BIAT&intent=`)).toEqual({
    from: 'GBP',
    to: 'USD',
    amount: '5',
    bank: 'BIAT',
  });
});

test.each([
  ['/convertisseur/eur/xyz/10', ['EUR', 'TND'], { to: 'xyz' }],
  ['/convertisseur/xyz/tnd/10', ['EUR', 'TND'], { from: 'xyz' }],
  ['/convertisseur/xyz/eur/10', ['TND', 'EUR'], { from: 'xyz' }],
  ['/convertisseur/abc/xyz/10', ['EUR', 'TND'], { from: 'abc', to: 'xyz' }],
  ['/convertisseur/eur/eur/10', ['EUR', 'TND'], { to: 'eur' }],
  ['/convertisseur?from=TND&to=tnd&amount=10', ['TND', 'EUR'], { to: 'tnd' }],
  ['/convertisseur?from=<b>&amount=10', ['EUR', 'TND'], { from: '<b>' }],
])(
  '%s converts nothing, and keeps the texts that are no two currencies',
  (address, sides, unread) => {
    const state = stateAt(address);
    expect([[state.from, state.to], state.unread, state.amount]).toEqual([sides, unread, '10']);
    expect(knownPage(address)).not.toHaveProperty('request');
  },
);

test('An unknown bank is kept too, and the mean is converted until a bank is chosen', () => {
  const state = converterState({ bank: 'constructor' }, 'fr');
  expect([state.unread, requestOf(state)?.bank]).toEqual([{ bank: 'constructor' }, undefined]);
  expect(withBank(state, 'BIAT')).toEqual({ ...converterState({ bank: 'biat' }, 'fr') });
  expect(swapped(state).unread).toEqual({ bank: 'constructor' });
});

test('An amount to buy is in the target currency, wherever the address has its parts', () => {
  const state = { ...first, from: 'TND', to: 'USD', amount: '12000', fixedSide: 'buy' };
  expect(stateAt('/convertisseur?from=TND&to=USD&amount=12000&intent=buy')).toEqual(state);
  expect(stateAt('/convertisseur/usd/tnd/12000?intent=buy')).toEqual(state);
  expect(stateAt('/convertisseur/usd/tnd/5?amount=12000&intent=buy')).toEqual(state);
});

test('An intent overrides the order of the currencies, and an unknown one is ignored', () => {
  const at = (from: string, to: string, intent: string) =>
    stateAt(`/convertisseur?from=${from}&to=${to}&intent=${intent}`);
  expect(at('TND', 'USD', 'sell')).toEqual({ ...first, from: 'USD' });
  expect(at('USD', 'TND', 'spend')).toEqual({ ...first, from: 'TND', to: 'USD' });
  expect(at('USD', 'TND', 'buy')).toEqual({ ...first, from: 'TND', to: 'USD', fixedSide: 'buy' });
  expect(at('EUR', 'USD', 'buy')).toEqual({ ...first, from: 'TND', fixedSide: 'buy', to: 'EUR' });
  expect(at('EUR', 'USD', 'sell')).toEqual({ ...first, to: 'USD' });
  expect(at('USD', 'TND', '__proto__')).toEqual({ ...first, from: 'USD' });
});

test('A purchase becomes a sale after a swap, or when another currency pays for it', () => {
  const state = { amount: amountOf(5), from: 'TND', to: 'EUR', fixedSide: 'buy' } as const;
  expect(intentOf(state)).toBe('buy');
  expect(swapped(state)).toEqual({ ...state, from: 'EUR', to: 'TND', fixedSide: undefined });
  expect(withSide(state, 'from', 'USD')).toEqual({ ...state, from: 'USD', fixedSide: undefined });
  expect(withSide(state, 'to', 'USD')).toEqual({ ...state, to: 'USD' });
  for (const intent of intents) expect(intentOf(withIntent(state, intent))).toBe(intent);
});

test('Choosing the currency of the other side swaps the sides', () => {
  const state = { amount: amountOf(5), from: 'EUR', to: 'TND' } as const;
  expect(withSide(state, 'from', 'TND')).toEqual({ ...state, from: 'TND', to: 'EUR' });
  expect(withSide(state, 'to', 'EUR')).toEqual({ ...state, from: 'TND', to: 'EUR' });
  expect(withSide(state, 'from', 'USD')).toEqual({ ...state, from: 'USD' });
});

test('A choice for one side keeps what is wrong with the other, and settles the same currency twice', () => {
  const unknown = converterState({ from: 'EUR', to: 'XYZ' }, 'fr');
  expect(withSide(unknown, 'from', 'TND')).toMatchObject({ from: 'TND', unread: { to: 'XYZ' } });
  expect(withSide(unknown, 'to', 'USD')).toEqual(converterState({ from: 'EUR', to: 'USD' }, 'fr'));
  expect(swapped(unknown)).toMatchObject({ to: 'EUR', unread: { from: 'XYZ' } });
  const twice = converterState({ from: 'EUR', to: 'EUR' }, 'fr');
  expect(withSide(twice, 'from', 'USD')).toEqual(converterState({ from: 'USD', to: 'EUR' }, 'fr'));
  expect(withSide(twice, 'to', 'TND')).toEqual(converterState({ from: 'EUR', to: 'TND' }, 'fr'));
});

test('Swapping exchanges the sides and keeps the other fields', () => {
  const state = { amount: amountOf(5), from: 'EUR', to: 'USD', bank: 'BIAT' } as const;
  expect(swapped(state)).toEqual({ ...state, from: 'USD', to: 'EUR' });
});

test('For any texts, the address of their state gives the same state, and it has two currencies', () => {
  fc.assert(
    fc.property(
      fc.record({
        from: fc.oneof(fc.string(), fc.constantFrom('usd', 'TND')),
        to: fc.oneof(fc.string(), fc.constantFrom('gbp', 'tnd')),
        amount: fc.oneof(fc.string(), fc.constantFrom('0,1', '999999999999999', '1e5', '٥', '5 €')),
        intent: fc.oneof(fc.string(), fc.constantFrom(...intents)),
        bank: fc.oneof(fc.string(), fc.constantFrom('biat', 'BH Bank', 'banque-centrale-tunisie')),
      }),
      (given) => {
        const state = converterState(given, 'fr');
        expect(state.from).not.toBe(state.to);
        const { query } = partsOf(stateHref(state));
        const decoded = [...query].map(([name, text]) => [name, decodeURIComponent(text)]);
        expect(shortOf(converterState(Object.fromEntries(decoded), 'fr'))).toEqual(shortOf(state));
      },
    ),
  );
});

test('For any hostile texts there are two currencies, a bounded amount, and a known bank or none', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, hostileText, (from, to, amount, bank) => {
      const state = converterState({ from, to, amount, bank }, 'fr');
      expect(state.from).not.toBe(state.to);
      expect(!state.amount.ok || state.amount.value.toFixed().length <= 40).toBe(true);
      expect([undefined, ...bankTable.map(({ code }) => code)]).toContain(state.bank);
    }),
  );
});

test('Popular conversions lead to the converter with their query', () => {
  const hrefs = popularConversions.map(({ from, to, amount }) =>
    stateHref({ from, to, amount: amountOf(amount) }),
  );
  expect(hrefs).toEqual([
    '/convertisseur?from=EUR&to=TND&amount=1',
    '/convertisseur?from=EUR&to=TND&amount=10',
    '/convertisseur?from=EUR&to=TND&amount=50',
    '/convertisseur?from=USD&to=TND&amount=1',
    '/convertisseur?from=USD&to=TND&amount=100',
  ]);
});

test('The address of a conversion contains the slug of its bank and every digit of its amount', () => {
  const hrefOf = (from: CurrencyCode, to: CurrencyCode, amount: string, bank?: BankCode) =>
    stateHref({ from, to, amount: amountOf(decimal(amount)), bank });
  expect(hrefOf('USD', 'TND', '1250.50', 'BHBK')).toBe(
    '/convertisseur?from=USD&to=TND&amount=1250.5&bank=bh',
  );
  expect(hrefOf('TND', 'EUR', '999999999999999.25')).toBe(
    '/convertisseur?from=TND&to=EUR&amount=999999999999999.25',
  );
});

test('The popular amounts are those of the specification', () => {
  expect(popularAmounts).toEqual([1, 5, 10, 20, 50, 100, 200, 500, 1000]);
});
