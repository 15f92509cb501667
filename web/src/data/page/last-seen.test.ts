import { expect, it } from 'vitest';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { keepLastSeen, readLastSeen } from './last-seen.ts';
import { storeText } from './stored-text.ts';

const board = boardOfStats(euroStats({ updatedAt: new Date('2026-11-20T14:30:00Z') }));
const now = new Date('2026-11-20T14:31:00Z');

it('The rates of a visit are available at the next one, with their instant', () => {
  expect(readLastSeen()).toBeUndefined();
  keepLastSeen(board, now);
  expect(readLastSeen()).toEqual({ entries: [board], renderedAt: now });
});

it.each(['', '{"version":9', '{"version":9}', '{"version":9,"entries":[null]}', 'null', '[]'])(
  'A stored text that is not whole gives no rates: %s',
  (text) => {
    storeText('later-visits', 'derniers-cours', text);
    expect(readLastSeen()).toBeUndefined();
  },
);
