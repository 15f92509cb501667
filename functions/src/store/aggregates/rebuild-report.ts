import type { Outcome } from './settle-aggregate.ts';

/** The numbers of aggregates that a rebuild found correct, wrote and deleted. */
export type RebuildReport = Readonly<Record<Outcome, number>>;

/** Counts the outcomes of all aggregates. */
export function countOutcomes(outcomes: Iterable<Outcome>): RebuildReport {
  const report = { unchanged: 0, written: 0, deleted: 0 };
  for (const outcome of outcomes) report[outcome] += 1;
  return report;
}
