import { expect, test } from 'vitest';
import { latestOpenRates } from '../open-data/open-rates.ts';
import type { RatesStats } from '../rates/currency-rates.ts';
import { bankQuote } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { currencyToday } from './board-of-today.ts';
import { liveProblem } from './live-problem.ts';

const today = day('2026-11-20');
const central = { value: 3.4, date: day('2026-11-19'), source: 'bct' } as const;
const live = (value: number) => ({ value, date: today, source: 'demo' }) as const;
const boards = (['ATBK', 'BHBK', 'BIAT', 'BNTE'] as const).map((bank) =>
  bankQuote(bank, [3.36, 3.44], today),
);

function leading(stats: Omit<RatesStats, 'currency'>) {
  return currencyToday({ currency: 'EUR', ...stats }, today).leading?.rate.value.toNumber();
}

test('A live rate far from the central bank is not shown, and the central bank leads', () => {
  expect(leading({ live: live(3.45), central, banks: [] })).toBe(3.45);
  expect(leading({ live: live(3.672), central, banks: boards })).toBe(3.4);
  expect(leading({ live: live(34), central, banks: boards })).toBe(3.4);
});

test('Without a recent central bank rate, four boards in force judge it, else its magnitude', () => {
  const old = { ...central, date: day('2026-11-10') };
  expect(leading({ live: live(3.672), central: old, banks: boards })).toBeUndefined();
  expect(leading({ live: live(3.45), central: old, banks: boards })).toBe(3.45);
  expect(leading({ live: live(3.672), banks: boards.slice(1) })).toBe(3.672);
  expect(leading({ live: live(34), banks: [] })).toBeUndefined();
  expect(liveProblem({ currency: 'EUR', live: live(3.672), banks: boards }, today)).toBe(
    '3,672 est à plus de 5 % du milieu des banques : 3,400.',
  );
});

test('A live rate that cannot be read is not shown, and its reason is given', () => {
  const stats = {
    currency: 'EUR',
    liveFault: 'live_rate ne peut pas être lu.',
    banks: [],
  } as const;
  expect(liveProblem(stats, today)).toBe(stats.liveFault);
  expect(currencyToday({ ...stats, central }, today).leading?.rate.value.toNumber()).toBe(3.4);
});

test('A live rate that is not shown is in no open data either', () => {
  const stats = { currency: 'EUR', live: live(3.672), central, banks: [] } as const;
  expect(latestOpenRates(stats, today).map(({ kind }) => kind)).toEqual(['central']);
});
