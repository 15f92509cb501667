import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { expect, it } from 'vitest';
import { banksWith, day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import type { BoardChoice } from './board-choice.ts';
import { rankedBoard } from './board-rows.ts';

const old = day('2026-11-17');
const sides = { purchaseRate: 2.88, saleRate: 2.94 };
const dollar = euroStats({
  currency: 'USD',
  banks: [quote({ bankId: 'BIAT', ...sides }), quote({ bankId: 'STBK', ...sides, date: old })],
});

function rows(choice: BoardChoice, ...stats: RatesStats[]) {
  const board = boardOfToday(storedRates(...stats), friday);
  return rankedBoard(board, ['EUR', 'USD', 'GBP'], choice, 'fr').rows.map(
    ({ bankId, quotes, origin }) => [
      bankId,
      origin?.source,
      [...quotes].map(([code, { day: of, isInForce, hasOwnOrigin }]) =>
        [code, of, isInForce, hasOwnOrigin].join(' '),
      ),
    ],
  );
}

const sellEuros = { code: 'EUR', intent: 'sell' } as const;

it('banks come best first for the choice, older boards after, and a bank without rates is omitted', () => {
  expect(rows(sellEuros, euroStats(), dollar)).toEqual([
    ['BIAT', undefined, [`EUR ${friday} true false`, `USD ${friday} true false`]],
    ['STBK', undefined, [`EUR ${friday} true false`, `USD ${old} false true`]],
    ['BNTE', undefined, [`EUR ${friday} true false`]],
  ]);
  const order = (choice: BoardChoice) => rows(choice, euroStats(), dollar).map(([bank]) => bank);
  expect(order({ code: 'EUR', intent: 'buy' })).toEqual(['BNTE', 'STBK', 'BIAT']);
  expect(order({ code: 'USD', intent: 'buy' })).toEqual(['BIAT', 'STBK', 'BNTE']);
});

it('a bank of another source than the most names it once, and a corrected rate always does', () => {
  const imported = euroStats({ banks: banksWith({ BIAT: { source: 'import' } }) });
  expect(rows(sellEuros, imported)[0]).toEqual(['BIAT', 'import', [`EUR ${friday} true false`]]);
  const corrected = { ...dollar, banks: [quote({ bankId: 'BIAT', ...sides, correction: '' })] };
  expect(rows(sellEuros, euroStats(), corrected)[0]?.[2]).toEqual([
    `EUR ${friday} true false`,
    `USD ${friday} true true`,
  ]);
});

it('returns no row without rates', () => {
  expect(rows(sellEuros)).toEqual([]);
});
