import type { KnownToday } from '../oracle/known-today.ts';
import { bestQuotes, mayBeCompared } from '../oracle/ranking.ts';
import { type ComparisonRow, comparisonRows } from '../reading/comparison-rows.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Breach, type Fault, faultsAt, unless } from './finding.ts';

/** Checks tables of banks: badges where they are due, old boards greyed, dated and last. */
export function checkComparison(page: ReadPage, known: KnownToday): Fault[] {
  const rows = comparisonRows(page);
  return rows.flatMap((row, index) =>
    faultsAt(`row ${row.currency} ${row.bank}`, row.text, [
      ...badgeFaults(row, known),
      ...rankFaults(row, rows.slice(index + 1), known),
    ]),
  );
}

function badgeFaults(row: ComparisonRow, known: KnownToday): Breach[] {
  const { bank, currency, badges, sides, hasGap } = row;
  const rates = known.of(currency);
  if (!mayBeCompared(rates)) {
    const isBare = badges.length === 0 && !hasGap;
    return unless(isBare, 'below three boards none is the best', 'neither badge nor gap');
  }
  const due = sides.filter((side) => bestQuotes(rates, side).some((quote) => quote.bank === bank));
  return unless(
    due.join() === badges.join(),
    'the best is the best of what is in force',
    `best on ${due.join(' and ') || 'no side'}`,
  );
}

function rankFaults(
  row: ComparisonRow,
  later: readonly ComparisonRow[],
  known: KnownToday,
): Breach[] {
  const isOlder = ({ bank, currency }: ComparisonRow) =>
    known.of(currency)?.older.some((quote) => quote.bank === bank) ?? false;
  const rule = 'an older board is dated, last, and part of nothing';
  if (!isOlder(row)) return unless(!row.isGreyed, rule, 'in force, not greyed');
  const isLast = later.every((other) => other.currency !== row.currency || isOlder(other));
  return [
    ...unless(row.isGreyed, rule, 'greyed'),
    ...unless(row.hasOwnDay, rule, 'with its day'),
    ...unless(!row.hasGap && row.badges.length === 0, rule, 'neither gap nor badge'),
    ...unless(isLast, rule, 'below all boards in force'),
  ];
}
