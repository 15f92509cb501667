import { plusDays } from '../oracle/calendar.ts';
import { storedAsAggregates, withLiveFields, withRowOfToday } from './change-state.ts';
import { onMonday, plainState, today } from './plain-state.ts';
import type { UnevenState } from './uneven-state.ts';

const tomorrow = plusDays(today, 1);

/** Rows that only look odd, and aggregates that another clock or release wrote. */
export const oddStates: readonly UnevenState[] = [
  onMonday(
    'a row whose source is a word nobody knows',
    withRowOfToday(
      'BIAT',
      (row) => ({ ...row, source: 'import', typed: { source: 'guichet de Sfax' } }),
      ['EUR'],
    ),
  ),
  onMonday(
    'staff typed commas, small letters and an old code',
    withRowOfToday(
      'BHBK',
      (row) => {
        const purchaseRate = String(row.purchase).replace('.', ',');
        return { ...row, source: 'import', typed: { bankId: 'bhkb', purchaseRate, source: null } };
      },
      ['EUR'],
    ),
  ),
  // Two documents have the bank’s day: the one fetched later is right.
  plainState(
    'a correction at noon',
    '2026-11-23T12:30:00Z',
    withRowOfToday(
      'BIAT',
      (row) => [
        { ...row, fetchedAt: '2026-11-23T08:00:00Z', falseBecause: 'corrected at noon' },
        {
          ...row,
          purchase: row.purchase + 0.004,
          sale: row.sale - 0.003,
          fetchedAt: '2026-11-23T11:00:00Z',
        },
      ],
      ['EUR', 'USD'],
    ),
  ),
  onMonday(
    'the aggregates contain a board of tomorrow',
    withRowOfToday('BIAT', (row) => ({ ...row, day: tomorrow })),
    storedAsAggregates,
  ),
  onMonday(
    'the aggregates contain the market of tomorrow',
    withLiveFields({ day: tomorrow, at: `${tomorrow}T00:02:31Z` }),
    storedAsAggregates,
  ),
];
