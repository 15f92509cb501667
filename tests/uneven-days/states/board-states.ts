import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { plusDays } from '../oracle/calendar.ts';
import { withCounters } from './change-state.ts';
import { plainState } from './plain-state.ts';
import type { CounterEntry, UnevenState } from './uneven-state.ts';

const monday = '2026-11-23T09:00:00Z';
const [today, friday, thursday] = ['2026-11-23', '2026-11-20', '2026-11-19'];

/** Boards that are present, missing or of different days. */
export const boardStates: readonly UnevenState[] = [
  plainState('a plain Monday', monday),
  firstBankAlone(),
  withCounters(plainState('one bank in all the world, of today', monday), keepBanks(['STBK'])),
  withCounters(
    plainState('two boards in force and none else', monday),
    keepBanks(['STBK', 'BIAT']),
  ),
  withCounters(
    plainState('three boards in force and none else', monday),
    keepBanks(['STBK', 'BIAT', 'BNTE']),
  ),
  withCounters(
    plainState('two boards in force, the others of Thursday', monday),
    upTo(thursday, ['STBK', 'BIAT']),
  ),
  withCounters(
    plainState('one board in force, the others of Thursday and better', monday),
    (counters) => upTo(thursday, ['STBK'])(counters).map(betterIfOld),
  ),
  withCounters(plainState('all banks tie', monday), (counters) =>
    counters.map((row, _, all) => ({ ...row, ...sidesOf(all[0] ?? row) })),
  ),
  withCounters(plainState('two banks tie for the best purchase', monday), (counters) =>
    tieOnPurchase(counters, ['BIAT', 'BNTE']),
  ),
  withCounters(plainState('boards of Monday and of Friday, half and half', monday), (counters) =>
    upTo(friday, ['STBK', 'BNTE', 'BSTU'])(counters),
  ),
  withCounters(plainState('no bank is read at all', monday), () => []),
  ...[1, 3, 6, 7, 8, 14].map((days) => silentBank('BIAT', days)),
  ...[1, 3, 4, 8, 14].map(allBanksSilent),
  spreadOfNothing(),
  onlyOneCurrencyAtBank(),
];

/** The morning on which the first fault was seen: the worst bank of nine publishes first. */
function firstBankAlone(): UnevenState {
  const eight = ['BIAT', 'BNTE', 'ATBK', 'BSTU', 'CFCT', 'BHBK', 'UIBK', 'LPTN'] as const;
  const state = plainState('the first bank alone on Monday, eight stay at Friday', monday);
  return withCounters(
    state,
    () => [
      { bank: 'STBK', day: today, purchase: 3.33, sale: 3.45, source: 'bank-page' },
      { bank: 'STBK', day: friday, purchase: 3.333, sale: 3.452, source: 'bank-page' },
      ...eight.map((bank, place) => ({
        bank,
        day: friday,
        purchase: roundedTo3(3.35 + place / 1000),
        sale: roundedTo3(3.42 + place / 1000),
        source: 'bank-page',
      })),
    ],
    ['EUR'],
  );
}

function silentBank(bank: CommercialBankCode, days: number): UnevenState {
  const last = plusDays(today, -days);
  return withCounters(plainState(`${bank} is silent for ${days} days`, monday), (counters) => [
    ...counters.filter((row) => row.bank !== bank || row.day < last),
    ...counters.filter((row) => row.bank === bank && row.day === today).map(datedBack(last)),
  ]);
}

function allBanksSilent(days: number): UnevenState {
  const last = plusDays(today, -days);
  return withCounters(plainState(`all banks are silent for ${days} days`, monday), (counters) => [
    ...counters.filter((row) => row.day < last),
    ...counters.filter((row) => row.day === today).map(datedBack(last)),
  ]);
}

function spreadOfNothing(): UnevenState {
  return withCounters(plainState('a bank sells at what it pays', monday), (counters) =>
    counters.map((row) => {
      const middle = rounded((row.purchase + row.sale) / 2);
      return row.bank === 'BNTE' ? { ...row, purchase: middle, sale: middle } : row;
    }),
  );
}

function onlyOneCurrencyAtBank(): UnevenState {
  const state = plainState('BIAT quotes one currency, all others are indicative', monday);
  return withCounters(state, (counters, { currency }) =>
    counters.filter(({ bank }) => bank !== 'BIAT' || currency === 'NOK'),
  );
}

function keepBanks(banks: readonly CommercialBankCode[]) {
  return (counters: readonly CounterEntry[]) => counters.filter((row) => banks.includes(row.bank));
}

/** Removes the rows after a day, except those of some banks. */
function upTo(day: string, except: readonly CommercialBankCode[]) {
  return (counters: readonly CounterEntry[]) =>
    counters.filter((row) => except.includes(row.bank) || row.day <= day);
}

function datedBack(day: string) {
  return (row: CounterEntry): CounterEntry => ({ ...row, day });
}

// Better on both sides than any bank in force, so that use of an old board is noticed at once.
function betterIfOld(row: CounterEntry): CounterEntry {
  if (row.day >= friday) return row;
  const middle = (row.purchase + row.sale) / 2;
  return { ...row, purchase: rounded(middle * 0.999), sale: rounded(middle * 1.001) };
}

function tieOnPurchase(counters: readonly CounterEntry[], banks: readonly CommercialBankCode[]) {
  return counters.map((row) => {
    const highest = Math.max(...counters.map(({ purchase }) => purchase));
    return banks.includes(row.bank) ? { ...row, purchase: highest } : row;
  });
}

function sidesOf({ purchase, sale }: CounterEntry) {
  return { purchase, sale };
}

function roundedTo3(rate: number): number {
  return Math.round(rate * 1000) / 1000;
}

function rounded(rate: number): number {
  return rate < 1 ? Math.round(rate * 1_000_000) / 1_000_000 : roundedTo3(rate);
}
