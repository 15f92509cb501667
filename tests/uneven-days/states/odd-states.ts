import { plusDays } from '../oracle/calendar.ts';
import { withCounters, withLive } from './change-state.ts';
import { plainState } from './plain-state.ts';
import type { UnevenState } from './uneven-state.ts';

const monday = '2026-11-23T09:00:00Z';
const today = '2026-11-23';

/** Rows that only look odd, and aggregates that another clock or release wrote. */
export const oddStates: readonly UnevenState[] = [
  unknownSource(),
  typedAsItComes(),
  correctionAtNoon(),
  boardsOfTomorrow(),
  sourcesOfTomorrow(),
];

function unknownSource(): UnevenState {
  return withCounters(
    plainState('a row whose source is a word nobody knows', monday),
    (counters) =>
      counters.map((row) =>
        row.bank === 'BIAT' && row.day === today
          ? { ...row, source: 'import', typed: { source: 'guichet de Sfax' } }
          : row,
      ),
    ['EUR'],
  );
}

function typedAsItComes(): UnevenState {
  return withCounters(
    plainState('staff typed commas, small letters and an old code', monday),
    (counters) =>
      counters.map((row) =>
        row.bank === 'BHBK' && row.day === today
          ? {
              ...row,
              source: 'import',
              typed: {
                bankId: 'bhkb',
                purchaseRate: String(row.purchase).replace('.', ','),
                source: null,
              },
            }
          : row,
      ),
    ['EUR'],
  );
}

// Two documents have the bank’s day: the one fetched later is right.
function correctionAtNoon(): UnevenState {
  return withCounters(
    plainState('a correction at noon', '2026-11-23T12:30:00Z'),
    (counters) =>
      counters.flatMap((row) =>
        row.bank === 'BIAT' && row.day === today
          ? [
              { ...row, fetchedAt: '2026-11-23T08:00:00Z', falseBecause: 'corrected at noon' },
              {
                ...row,
                purchase: row.purchase + 0.004,
                sale: row.sale - 0.003,
                fetchedAt: '2026-11-23T11:00:00Z',
              },
            ]
          : [row],
      ),
    ['EUR', 'USD'],
  );
}

function boardsOfTomorrow(): UnevenState {
  const state = withCounters(
    plainState('the aggregates contain a board of tomorrow', monday),
    (counters) =>
      counters.map((row) =>
        row.bank === 'BIAT' && row.day === today ? { ...row, day: plusDays(today, 1) } : row,
      ),
  );
  return { ...state, storedAs: 'aggregates' };
}

function sourcesOfTomorrow(): UnevenState {
  const state = plainState('the aggregates contain the market of tomorrow', monday);
  const day = plusDays(today, 1);
  return {
    ...withLive(state, (live) => ({ ...live, day, at: `${day}T00:02:31Z` })),
    storedAs: 'aggregates',
  };
}
