import type { HTMLElement } from 'node-html-parser';
import type { KnownToday } from '../oracle/known-today.ts';
import { bestQuotes, mayBeCompared } from '../oracle/ranking.ts';
import { closestWhere, isNamed } from '../reading/ancestors.ts';
import { inOneLine } from '../reading/read-number.ts';
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

type Side = 'purchase' | 'sale';

/** One bank's row in a table that compares banks. */
interface ComparisonRow {
  readonly bank: string;
  readonly currency: string;
  readonly text: string;
  readonly isGreyed: boolean;
  readonly hasOwnDay: boolean;
  /** The sides that it shows, and those on which it has a badge of the best. */
  readonly sides: readonly Side[];
  readonly badges: readonly Side[];
  /** Whether it shows its distance from the best. */
  readonly hasGap: boolean;
}

const badgeTexts = {
  purchase: ['★ Achat', 'MEILLEUR ACHAT'],
  sale: ['★ Vente', 'MEILLEURE VENTE'],
} as const;

const sides = ['purchase', 'sale'] as const;

/** The rows of a page's tables that compare banks, in their order. */
function comparisonRows({ figures }: ReadPage): ComparisonRow[] {
  const rows = new Map<HTMLElement, ComparisonRow>();
  for (const { kind, row, bank, currency } of figures) {
    const isOfSide = kind === 'purchase' || kind === 'sale';
    if (!row || !isOfSide || bank === undefined || currency === undefined) continue;
    if (!rows.has(row) && comparesBanks(row)) rows.set(row, readRow(row, bank, currency));
  }
  return [...rows.values()];
}

function comparesBanks(row: HTMLElement): boolean {
  const caption = closestWhere(row, isNamed('table'))?.querySelector('caption');
  return caption?.text.includes('banque') ?? false;
}

function readRow(element: HTMLElement, bank: string, currency: string): ComparisonRow {
  const text = inOneLine(element.text);
  const has = (side: Side) => badgeTexts[side].some((badge) => text.includes(badge));
  return {
    bank,
    currency,
    text,
    isGreyed: element.getAttribute('data-stale') === 'true',
    hasOwnDay: element.querySelector('time[datetime]') !== null,
    sides: sides.filter((side) => element.querySelector(`[data-figure=${side}]`) !== null),
    badges: sides.filter(has),
    hasGap: element.querySelector('[data-standing]') !== null,
  };
}
