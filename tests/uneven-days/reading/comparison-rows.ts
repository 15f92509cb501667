import type { HTMLElement } from 'node-html-parser';
import { closestWhere, isNamed } from './ancestors.ts';
import type { Figure } from './read-figures.ts';
import { inOneLine } from './read-number.ts';
import type { ReadPage } from './read-page.ts';

type Side = 'purchase' | 'sale';

/** One bank's row in a table that compares banks. */
export interface ComparisonRow {
  readonly element: HTMLElement;
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
  const rows = new Map<HTMLElement, Figure>();
  for (const figure of figures) {
    const isOfSide = figure.kind === 'purchase' || figure.kind === 'sale';
    if (figure.row && isOfSide && figure.bank !== undefined && !rows.has(figure.row)) {
      rows.set(figure.row, figure);
    }
  }
  return [...rows].flatMap(([element, { bank, currency }]) =>
    bank !== undefined && currency !== undefined && comparesBanks(element)
      ? [readRow(element, bank, currency)]
      : [],
  );
}

function comparesBanks(row: HTMLElement): boolean {
  const caption = closestWhere(row, isNamed('table'))?.querySelector('caption');
  return caption?.text.includes('banque') ?? false;
}

function readRow(element: HTMLElement, bank: string, currency: string): ComparisonRow {
  const text = inOneLine(element.text);
  const has = (side: Side) => badgeTexts[side].some((badge) => text.includes(badge));
  return {
    element,
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
