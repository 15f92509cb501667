import { bestQuotes, mayBeCompared } from '../oracle/best.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { type ComparisonRow, comparisonRows } from '../reading/comparison-rows.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Breach, Fault } from './finding.ts';

/** Checks tables of banks: badges where they are due, old boards greyed, dated and last. */
export function checkComparison(page: ReadPage, known: KnownToday): Fault[] {
  const rows = comparisonRows(page);
  return rows.flatMap((row, index) =>
    [...badgeFaults(row, known), ...rankFaults(row, rows.slice(index + 1), known)].map(
      ([rule, right]) => ({
        rule,
        place: `row ${row.currency} ${row.bank}`,
        text: row.text,
        right,
      }),
    ),
  );
}

function badgeFaults(row: ComparisonRow, known: KnownToday): Breach[] {
  const { bank, currency, badges, sides, hasGap } = row;
  const rates = known.of(currency);
  if (!mayBeCompared(rates)) {
    return badges.length > 0 || hasGap
      ? [['below three boards none is the best', 'neither badge nor gap']]
      : [];
  }
  const due = sides.filter((side) => bestQuotes(rates, side).some((quote) => quote.bank === bank));
  return due.join() === badges.join()
    ? []
    : [['the best is the best of what is in force', `best on ${due.join(' and ') || 'no side'}`]];
}

function rankFaults(
  row: ComparisonRow,
  later: readonly ComparisonRow[],
  known: KnownToday,
): Breach[] {
  const isOlder = ({ bank, currency }: ComparisonRow) =>
    known.of(currency)?.older.some((quote) => quote.bank === bank) ?? false;
  const rule = 'an older board is dated, last, and part of nothing';
  if (!isOlder(row)) return row.isGreyed ? [[rule, 'in force, not greyed']] : [];
  const isLast = later.every((other) => other.currency !== row.currency || isOlder(other));
  return [
    ...(row.isGreyed ? [] : [[rule, 'greyed'] as const]),
    ...(row.hasOwnDay ? [] : [[rule, 'with its day'] as const]),
    ...(row.hasGap || row.badges.length > 0 ? [[rule, 'neither gap nor badge'] as const] : []),
    ...(isLast ? [] : [[rule, 'below all boards in force'] as const]),
  ];
}
