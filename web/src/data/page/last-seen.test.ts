import { afterEach, expect, it, vi } from 'vitest';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { boardOf } from '../board/board-state.ts';
import { createBoardStore } from '../board/board-store.ts';
import { keepLastSeen, readLastSeen, showLastSeen } from './last-seen.ts';
import { boardFromStats } from './page-data.ts';
import { storeText } from './stored-text.ts';

const board = boardOfStats(euroStats({ updatedAt: new Date('2026-11-20T14:30:00Z') }));
const now = new Date('2026-11-20T14:31:00Z');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('The rates of a visit are available at the next one, with their instant', () => {
  expect(readLastSeen()).toBeUndefined();
  keepLastSeen(board, now);
  expect(readLastSeen()).toEqual({ board, resources: [], renderedAt: now });
});

it.each(['', '{"version":6', '{"version":6}', '{"version":6,"rates":[null]}', 'null', '[]'])(
  'A stored text that is not whole gives no rates: %s',
  (text) => {
    storeText('later-visits', 'derniers-cours', text);
    expect(readLastSeen()).toBeUndefined();
  },
);

const seconds = (instant: Date, count: number) => new Date(instant.getTime() + count * 1000);
const older = euroStats({ banks: [] });

it.each([
  ['newer in the database than a page of this minute', 1, 0, true],
  ['older in the database than an old page', -1, -600, false],
  ['newer than a page without the time of its reading', undefined, -1, true],
  ['older than a page without the time of its reading', undefined, 1, false],
])('The rates of the last visit are shown if they are %s', (_, asOfS, renderedS, isShown) => {
  const kept = { ...board, asOf: now.getTime() };
  keepLastSeen(kept, now);
  const asOf = asOfS === undefined ? undefined : seconds(now, -asOfS).getTime();
  const store = createBoardStore({ kind: 'static', board: boardFromStats([older], asOf) });
  showLastSeen(store, seconds(now, renderedS));
  expect(store.getState().kind).toBe('static');
  expect(boardOf(store.getState())).toEqual(isShown ? kept : boardFromStats([older], asOf));
});

it('The rates of the last visit are shown on a page without rates', () => {
  keepLastSeen(board, now);
  const store = createBoardStore();
  showLastSeen(store, undefined);
  expect(store.getState()).toEqual({ kind: 'static', board });
});
