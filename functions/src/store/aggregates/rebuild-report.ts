import type { Outcome } from './settle-aggregate.ts';

/** How many aggregates a rebuild found right, wrote and deleted. */
export type RebuildReport = Readonly<Record<Outcome, number>>;

/** Counts what became of each aggregate. */
export function countOutcomes(outcomes: Iterable<Outcome>): RebuildReport {
  const report = { unchanged: 0, written: 0, deleted: 0 };
  for (const outcome of outcomes) report[outcome] += 1;
  return report;
}
