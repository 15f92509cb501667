import { expect, it } from 'vitest';
import { keepLastSeen } from '../../data/page/last-seen.ts';
import { boardEntry } from '../../data/page/page-data.ts';
import { createPageStore } from '../../data/store/page-store.ts';
import { euroStats } from '../../testing/rates-fixtures.ts';
import { showLastSeen } from './start-offline.ts';

const now = new Date('2026-11-20T14:31:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const kept = boardEntry([euroStats()], now);
const older = euroStats({ banks: [] });

it.each([
  ['newer in the database than a page of this minute', -1, 0, true],
  ['older in the database than an old page', 1, -600, false],
  ['as new in the database as the page', 0, -600, false],
  ['newer than a page without the time of its reading', undefined, -1, true],
  ['older than a page without the time of its reading', undefined, 1, false],
])('The rates of the last visit are shown if they are %s', (_, asOfS, renderedS, isShown) => {
  keepLastSeen(kept, now);
  const ofPage = boardEntry([older], asOfS === undefined ? undefined : seconds(asOfS));
  const store = createPageStore([ofPage]);
  showLastSeen(store, seconds(renderedS));
  expect(store.getLink()).toBe('waiting');
  expect(store.getReading('board', 'board').entry).toEqual(isShown ? kept : ofPage);
});

it('The rates of the last visit are shown on a page without rates, and not over live ones', () => {
  keepLastSeen(kept, now);
  const empty = createPageStore();
  showLastSeen(empty, undefined);
  expect(empty.getReading('board', 'board').entry).toEqual(kept);
  const live = createPageStore();
  live.receive(boardEntry([older]));
  showLastSeen(live, undefined);
  expect(live.getReading('board', 'board').entry).toEqual(boardEntry([older]));
});
