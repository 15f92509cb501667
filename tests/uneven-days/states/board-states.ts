import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { plusDays } from '../oracle/calendar.ts';
import { withBoardsUpTo, withCounters, withEachRow } from './change-state.ts';
import { friday, onMonday, thursday, today } from './plain-state.ts';
import type { CounterEntry, UnevenState } from './uneven-state.ts';

/** Boards that are present, missing or of different days. */
export const boardStates: readonly UnevenState[] = [
  onMonday('a plain Monday'),
  onMonday(
    'the first bank alone on Monday, eight stay at Friday',
    withCounters(firstBankAlone, ['EUR']),
  ),
  onMonday('one bank in all the world, of today', withBanks(['STBK'])),
  onMonday('two boards in force and none else', withBanks(['STBK', 'BIAT'])),
  onMonday('three boards in force and none else', withBanks(['STBK', 'BIAT', 'BNTE'])),
  onMonday(
    'two boards in force, the others of Thursday',
    withBoardsUpTo(thursday, ['STBK', 'BIAT']),
  ),
  onMonday(
    'one board in force, the others of Thursday and better',
    withBoardsUpTo(thursday, ['STBK']),
    withEachRow(betterIfOld),
  ),
  onMonday(
    'all banks tie',
    withEachRow((row, counters) => {
      const { purchase, sale } = counters[0] ?? row;
      return { ...row, purchase, sale };
    }),
  ),
  onMonday('two banks tie for the best purchase', withEachRow(tieOnPurchase)),
  onMonday(
    'boards of Monday and of Friday, half and half',
    withBoardsUpTo(friday, ['STBK', 'BNTE', 'BSTU']),
  ),
  onMonday(
    'no bank is read at all',
    withCounters(() => []),
  ),
  ...[1, 3, 6, 7, 8, 14].map((days) =>
    onMonday(`BIAT is silent for ${days} days`, withSilence(days, 'BIAT')),
  ),
  ...[1, 3, 4, 8, 14].map((days) =>
    onMonday(`all banks are silent for ${days} days`, withSilence(days)),
  ),
  onMonday(
    'a bank sells at what it pays',
    withEachRow((row) => {
      const middle = rounded((row.purchase + row.sale) / 2);
      return row.bank === 'BNTE' ? { ...row, purchase: middle, sale: middle } : row;
    }),
  ),
  onMonday(
    'BIAT quotes one currency, all others are indicative',
    withCounters((counters, { currency }) =>
      counters.filter(({ bank }) => bank !== 'BIAT' || currency === 'NOK'),
    ),
  ),
];

/** The morning on which the first fault was seen: the worst bank of nine publishes first. */
function firstBankAlone(): CounterEntry[] {
  const eight = ['BIAT', 'BNTE', 'ATBK', 'BSTU', 'CFCT', 'BHBK', 'UIBK', 'LPTN'] as const;
  return [
    { bank: 'STBK', day: today, purchase: 3.33, sale: 3.45, source: 'bank-page' },
    { bank: 'STBK', day: friday, purchase: 3.333, sale: 3.452, source: 'bank-page' },
    ...eight.map((bank, place) => ({
      bank,
      day: friday,
      purchase: roundedTo3(3.35 + place / 1000),
      sale: roundedTo3(3.42 + place / 1000),
      source: 'bank-page',
    })),
  ];
}

function withBanks(banks: readonly CommercialBankCode[]) {
  return withCounters((counters) => counters.filter((row) => banks.includes(row.bank)));
}

/** Dates the rows of this Monday back, of one bank or of all: nothing was published since. */
function withSilence(days: number, bank?: CommercialBankCode) {
  const last = plusDays(today, -days);
  const isSilent = (row: CounterEntry) => bank === undefined || row.bank === bank;
  return withCounters((counters) => [
    ...counters.filter((row) => !isSilent(row) || row.day < last),
    ...counters
      .filter((row) => isSilent(row) && row.day === today)
      .map((row) => ({ ...row, day: last })),
  ]);
}

// Better on both sides than any bank in force, so that use of an old board is noticed at once.
function betterIfOld(row: CounterEntry): CounterEntry {
  if (row.day >= friday) return row;
  const middle = (row.purchase + row.sale) / 2;
  return { ...row, purchase: rounded(middle * 0.999), sale: rounded(middle * 1.001) };
}

function tieOnPurchase(row: CounterEntry, counters: readonly CounterEntry[]): CounterEntry {
  if (!['BIAT', 'BNTE'].includes(row.bank)) return row;
  return { ...row, purchase: Math.max(...counters.map(({ purchase }) => purchase)) };
}

function roundedTo3(rate: number): number {
  return Math.round(rate * 1000) / 1000;
}

function rounded(rate: number): number {
  return rate < 1 ? Math.round(rate * 1_000_000) / 1_000_000 : roundedTo3(rate);
}
