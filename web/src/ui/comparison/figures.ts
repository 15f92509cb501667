import type { ComparisonRow } from '@dinar/domain/today/compare-counters';

// The content that fits columns of a set width, a narrow tablet's too.
const shortBelow = 10_000_000;

/** Whether a table's amounts fit columns of a set width; with longer ones, columns are as wide as they. */
export function figuresIn(rows: readonly ComparisonRow[]): 'short' | 'long' {
  return rows.every(({ amount }) => amount.lt(shortBelow)) ? 'short' : 'long';
}
