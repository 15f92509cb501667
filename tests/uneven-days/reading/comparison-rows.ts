import type { HTMLElement } from 'node-html-parser';
import { closestWhere, isNamed } from './ancestors.ts';
import { inOneLine } from './read-number.ts';
import type { ReadPage } from './read-page.ts';

type Side = 'purchase' | 'sale';

/** One bank's row in a table that compares banks. */
export interface ComparisonRow {
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
export function comparisonRows({ figures }: ReadPage): ComparisonRow[] {
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
