import { withCounters } from './change-state.ts';
import { plainState } from './plain-state.ts';
import type { CounterEntry, UnevenState } from './uneven-state.ts';

/** Days on which banks are closed, and instants at which the day changes. */
export const calendarStates: readonly UnevenState[] = [
  plainState('a Saturday', '2026-11-21T09:00:00Z'),
  plainState('a Sunday', '2026-11-22T20:30:00Z'),
  plainState('the Monday before any bank has published', '2026-11-23T06:00:00Z'),
  lastBoards(
    plainState('the Monday morning, all boards of Friday', '2026-11-23T06:00:00Z'),
    '2026-11-20',
  ),
  lastBoards(plainState('a holiday in the week', '2026-12-17T09:00:00Z'), '2026-12-16'),
  lastBoards(
    plainState('the Friday of a bridge, boards of Wednesday', '2026-12-18T09:00:00Z'),
    '2026-12-16',
  ),
  lastBoards(
    plainState('the Monday after a bridge of four days', '2026-12-21T08:00:00Z'),
    '2026-12-16',
  ),
  halfSince(
    plainState('the Monday after a bridge that half of the banks kept', '2026-12-21T08:00:00Z'),
    '2026-12-16',
  ),
  plainState('new year’s day', '2027-01-01T12:00:00Z'),
  lastBoards(plainState('the first working day of the year', '2027-01-04T08:00:00Z'), '2026-12-31'),
  halfSince(
    plainState(
      'the first working day of the year, half of the boards older',
      '2027-01-04T08:00:00Z',
    ),
    '2026-12-30',
  ),
  plainState('the first day of an expected feast', '2026-05-27T09:00:00Z'),
  plainState('the day after an expected feast', '2026-05-29T09:00:00Z'),
  lastBoards(
    plainState('the day after a feast, all boards of before', '2026-05-29T07:00:00Z'),
    '2026-05-26',
  ),
  publishedOn(
    plainState(
      'a feast that came a day early: banks publish on the expected day',
      '2026-05-28T11:00:00Z',
    ),
    '2026-05-28',
  ),
  plainState('one second before midnight UTC', '2026-11-23T23:59:59Z'),
  lastBoards(plainState('midnight UTC', '2026-11-24T00:00:00Z'), '2026-11-23'),
  plainState('midnight in Tunis', '2026-11-23T23:00:00Z'),
  plainState('one second before midnight in Tunis', '2026-11-23T22:59:59Z'),
  lastBoards(
    plainState('midnight UTC, from a Friday to a Saturday', '2026-11-28T00:00:01Z'),
    '2026-11-27',
  ),
];

function lastBoards(state: UnevenState, day: string): UnevenState {
  return withCounters(state, (counters) => counters.filter((row) => row.day <= day));
}

function halfSince(state: UnevenState, day: string): UnevenState {
  const kept = ['STBK', 'BNTE', 'BSTU', 'BHBK', 'LPTN'];
  return withCounters(state, (counters) =>
    counters.filter((row) => kept.includes(row.bank) || row.day <= day),
  );
}

function publishedOn(state: UnevenState, day: string): UnevenState {
  return withCounters(state, (counters) => {
    const latest = latestOf(counters);
    return [...counters, ...latest.filter((row) => row.day < day).map((row) => ({ ...row, day }))];
  });
}

function latestOf(counters: readonly CounterEntry[]): CounterEntry[] {
  return [...new Set(counters.map(({ bank }) => bank))].flatMap((bank) =>
    counters
      .filter((row) => row.bank === bank)
      .sort((a, b) => (a.day < b.day ? 1 : -1))
      .slice(0, 1),
  );
}
