import { expect, test } from 'vitest';
import { decimal } from '../money/decimal.ts';
import { bankQuote, storedRates } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { answerToday } from './answer-today.ts';
import { boardOfToday } from './board-of-today.ts';
import type { ConversionRequest } from './conversion-today.ts';
import { rankingFor, roundTripOf } from './ranking.ts';

const today = day('2026-11-20');
const quotes = [
  bankQuote('BIAT', [3.3, 3.4], today),
  bankQuote('STBK', [3.36, 3.42], today),
  bankQuote('ATBK', [3.3, 3.38], day('2026-11-19')),
];
const older = bankQuote('UIBK', [3.5, 3.1], day('2026-11-13'));
const sell = { from: 'EUR', to: 'TND' } as const;
const spend = { from: 'TND', to: 'EUR' } as const;
const buy = { ...spend, fixedSide: 'buy' } as const;

function boardOf(banks = quotes) {
  return boardOfToday(storedRates({ currency: 'EUR', banks: [...banks, older] }), today);
}

function ranked(asked: Omit<ConversionRequest, 'amount'>, given: number, banks = quotes) {
  const amount = decimal(given);
  const ranking = rankingFor({ ...asked, amount }, boardOf(banks));
  if (!ranking) return undefined;
  const text = (value: typeof amount) => value.round(4).toString();
  const { best, rows, atMean } = ranking;
  const worst = best.length > 0 ? rows.at(-1) : undefined;
  const trip = roundTripOf(ranking, amount);
  return [
    ...[...best, ...(worst ? [worst] : [])].map((row) => `${row.bankId} ${text(row.amount)}`),
    text(atMean),
    ...(trip ? [text(trip.dinars), text(trip.percent)] : []),
  ];
}

test('To dinars: the highest, lowest and mean amount, and the loss of a round trip', () => {
  // (3.4 - 3.32) / 3.4 at the means
  expect(ranked(sell, 100)).toEqual(['STBK 336', 'BIAT 330', '332', '8', '2.3529']);
});

test('From dinars: the amounts received, and the loss of a round trip', () => {
  expect(ranked(spend, 340)).toEqual(['ATBK 100.5917', 'STBK 99.4152', '100', '8', '2.3529']);
});

test('To buy: the lowest, highest and mean cost, and the loss of a round trip', () => {
  expect(ranked(buy, 100)).toEqual(['ATBK 338', 'STBK 342', '340', '8', '2.3529']);
});

test('Where payouts look alike, the banks are ranked for 1000 units', () => {
  expect(ranked(sell, 1)?.slice(0, 3)).toEqual(['STBK 3360', 'BIAT 3300', '3320']);
});

test('Below three boards there is a mean but no best and no worst', () => {
  expect(ranked(buy, 100, quotes.slice(0, 2))).toEqual(['341', '8', '2.346']);
});

test('If banks buy and sell at one price, a round trip has no loss', () => {
  expect(ranked(buy, 100, [bankQuote('BIAT', [3.4, 3.4], today)])).toEqual(['340']);
});

test('Without a board in force there is no ranking', () => {
  expect(ranked(buy, 100, [])).toBeUndefined();
});

function lead(asked: Omit<ConversionRequest, 'amount'>, banks = quotes) {
  const answer = answerToday({ ...asked, amount: decimal(100) }, boardOf(banks));
  if (answer.kind !== 'answered') return undefined;
  const { kind, value } = answer.lead;
  const names = answer.lead.kind === 'best' ? answer.lead.banks.map(({ bankId }) => bankId) : [];
  return [kind, value.toString(), ...names, answer.converted.answer.value.toString()];
}

test('The best bank leads, with its own conversion; the cheapest one for an amount to buy', () => {
  expect(lead(sell)).toEqual(['best', '336', 'STBK', '336']);
  expect(lead(buy)).toEqual(['best', '338', 'ATBK', '338']);
});

test('Banks that tie lead together, with the conversion at the mean', () => {
  const tied = [...quotes, bankQuote('BHBK', [3.36, 3.5], today)];
  expect(lead(sell, tied)).toEqual(['best', '336', 'BHBK', 'STBK', '333']);
});

test('A chosen bank leads; one without a board leaves the lead to the mean', () => {
  expect(lead({ ...sell, bank: 'BIAT' })).toEqual(['bank', '330', '330']);
  expect(lead({ ...sell, bank: 'UIBK' })).toEqual(['mean', '332', '332']);
});

test('Below three boards the mean leads, and without any rate nothing does', () => {
  expect(lead(sell, quotes.slice(0, 2))).toEqual(['mean', '333', '333']);
  expect(lead(sell, [])).toBeUndefined();
});

test('A request is converted once for one board, so that its page has one answer', () => {
  const [request, board] = [{ ...sell, amount: decimal(100) }, boardOf(quotes)];
  const answer = answerToday(request, board);
  expect(answerToday(request, board)).toBe(answer);
  expect(answerToday(request, boardOf(quotes.slice(1)))).not.toEqual(answer);
});

test('Nothing is answered without a request or an amount', () => {
  const board = boardOf(quotes);
  for (const request of [undefined, { ...sell, amount: decimal(0) }]) {
    expect(answerToday(request, board)).toEqual({ kind: 'nothing' });
  }
});
