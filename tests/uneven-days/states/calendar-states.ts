import { withBoardsUpTo, withCounters } from './change-state.ts';
import { plainState } from './plain-state.ts';
import type { CounterEntry, UnevenState } from './uneven-state.ts';

/** Half of the banks, which kept working where the others did not. */
const half = ['STBK', 'BNTE', 'BSTU', 'BHBK', 'LPTN'] as const;

/** Days on which banks are closed, and instants at which the day changes. */
export const calendarStates: readonly UnevenState[] = [
  plainState('a Saturday', '2026-11-21T09:00:00Z'),
  plainState('a Sunday', '2026-11-22T20:30:00Z'),
  plainState('the Monday before any bank has published', '2026-11-23T06:00:00Z'),
  plainState(
    'the Monday morning, all boards of Friday',
    '2026-11-23T06:00:00Z',
    withBoardsUpTo('2026-11-20'),
  ),
  plainState('a holiday in the week', '2026-12-17T09:00:00Z', withBoardsUpTo('2026-12-16')),
  plainState(
    'the Friday of a bridge, boards of Wednesday',
    '2026-12-18T09:00:00Z',
    withBoardsUpTo('2026-12-16'),
  ),
  plainState(
    'the Monday after a bridge of four days',
    '2026-12-21T08:00:00Z',
    withBoardsUpTo('2026-12-16'),
  ),
  plainState(
    'the Monday after a bridge that half of the banks kept',
    '2026-12-21T08:00:00Z',
    withBoardsUpTo('2026-12-16', half),
  ),
  plainState('new year’s day', '2027-01-01T12:00:00Z'),
  plainState(
    'the first working day of the year',
    '2027-01-04T08:00:00Z',
    withBoardsUpTo('2026-12-31'),
  ),
  plainState(
    'the first working day of the year, half of the boards older',
    '2027-01-04T08:00:00Z',
    withBoardsUpTo('2026-12-30', half),
  ),
  plainState('the first day of an expected feast', '2026-05-27T09:00:00Z'),
  plainState('the day after an expected feast', '2026-05-29T09:00:00Z'),
  plainState(
    'the day after a feast, all boards of before',
    '2026-05-29T07:00:00Z',
    withBoardsUpTo('2026-05-26'),
  ),
  plainState(
    'a feast that came a day early: banks publish on the expected day',
    '2026-05-28T11:00:00Z',
    withCounters(publishedOnFeast),
  ),
  plainState('one second before midnight UTC', '2026-11-23T23:59:59Z'),
  plainState('midnight UTC', '2026-11-24T00:00:00Z', withBoardsUpTo('2026-11-23')),
  plainState('midnight in Tunis', '2026-11-23T23:00:00Z'),
  plainState('one second before midnight in Tunis', '2026-11-23T22:59:59Z'),
  plainState(
    'midnight UTC, from a Friday to a Saturday',
    '2026-11-28T00:00:01Z',
    withBoardsUpTo('2026-11-27'),
  ),
];

function publishedOnFeast(counters: readonly CounterEntry[]): CounterEntry[] {
  const days = counters.map(({ day }) => day).sort();
  const latest = counters.filter(({ day }) => day === days.at(-1));
  return [...counters, ...latest.map((row) => ({ ...row, day: '2026-05-28' }))];
}
