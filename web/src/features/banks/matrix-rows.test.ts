import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { expect, it } from 'vitest';
import { day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { matrixRows } from './matrix-rows.ts';

const old = day('2026-11-17');
const sides = { purchaseRate: 2.88, saleRate: 2.94 };
const dollar = euroStats({
  currency: 'USD',
  banks: [quote({ bankId: 'BIAT', ...sides }), quote({ bankId: 'STBK', ...sides, date: old })],
});

function rows(...stats: RatesStats[]) {
  const board = boardOfToday(storedRates(...stats), friday);
  return matrixRows(board, ['EUR', 'USD', 'GBP']).map(({ bankId, quotes, origin }) => [
    bankId,
    origin?.day,
    [...quotes].map(([code, { day: of, isInForce, hasOwnOrigin }]) =>
      [code, of, isInForce, hasOwnOrigin].join(' '),
    ),
  ]);
}

it('each bank has its quotes, an older rate has its own origin, and a bank without rates is omitted', () => {
  expect(rows(euroStats(), dollar)).toEqual([
    ['BIAT', friday, [`EUR ${friday} true false`, `USD ${friday} true false`]],
    ['BNTE', friday, [`EUR ${friday} true false`]],
    ['STBK', friday, [`EUR ${friday} true false`, `USD ${old} false true`]],
  ]);
});

it('rates of two sources or days each have their own origin, and a corrected rate always does', () => {
  const imported = { ...dollar, banks: [quote({ bankId: 'BIAT', ...sides, source: 'import' })] };
  expect(rows(euroStats(), imported)[0]).toEqual([
    'BIAT',
    undefined,
    [`EUR ${friday} true true`, `USD ${friday} true true`],
  ]);
  const corrected = { ...dollar, banks: [quote({ bankId: 'BIAT', ...sides, correction: '' })] };
  expect(rows(euroStats(), corrected)[0]?.[2]).toEqual([
    `EUR ${friday} true false`,
    `USD ${friday} true true`,
  ]);
});

it('returns no row without rates', () => {
  expect(rows()).toEqual([]);
});
