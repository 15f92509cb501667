import type { Choices } from '@dinar/domain/testing/seeded-choices';
import { plusDays } from '../oracle/calendar.ts';
import type { CounterEntry } from './uneven-state.ts';

const ways = [
  (row: CounterEntry) => ({ ...row, purchase: row.purchase * 10, sale: row.sale * 10 }),
  (row: CounterEntry) => ({ ...row, purchase: row.purchase / 10, sale: row.sale / 10 }),
  (row: CounterEntry) => ({ ...row, purchase: row.sale, sale: row.purchase }),
  (row: CounterEntry) => ({ ...row, sale: 0 }),
  (row: CounterEntry, today: string) => ({ ...row, day: plusDays(today, 1) }),
  (row: CounterEntry, today: string) => ({ ...row, day: plusDays(today, 365) }),
];

/** Sometimes makes one row clearly wrong, as by a typing error of staff or a misread page. */
export function spoiledCounters(
  counters: readonly CounterEntry[],
  today: string,
  choices: Choices,
): readonly CounterEntry[] {
  if (counters.length === 0 || !choices.chance(0.12)) return counters;
  const spoiled = choices.pick(counters);
  const way = choices.pick(ways);
  return counters.map((row) =>
    row === spoiled ? { ...way(row, today), falseBecause: 'wrong beyond doubt' } : row,
  );
}
