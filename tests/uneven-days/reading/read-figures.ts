import type { HTMLElement } from 'node-html-parser';
import { closestWhere, isNamed, nearestAttribute } from './ancestors.ts';
import { provenancesIn, type ReadProvenance } from './provenance.ts';
import { inOneLine, numbersIn, type ShownNumber } from './read-number.ts';

const rateKinds = [
  'leading',
  'central',
  'manual',
  'market',
  'purchase',
  'sale',
  'best-purchase',
  'best-sale',
] as const;

const figureKinds = [
  ...rateKinds,
  'spread',
  'answer',
  'other-side',
  'reference',
  'margin',
  'margin-percent',
  'at-best',
  'at-mean',
  'at-worst',
  'round-trip',
  'round-trip-percent',
  'payout',
  'gap',
  'unit',
  'rank-purchase',
  'rank-sale',
  'median-distance',
  'variation',
  'coin-price',
] as const;

type FigureKind = (typeof figureKinds)[number];

/** Whether a figure is a rate, in dinars for one unit. */
export function isRate(kind: FigureKind): boolean {
  return rateKinds.some((known) => known === kind);
}

/** A conversion. An amount to buy is in `to`, and its price in `from`. */
interface FigurePair {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly isBought?: boolean;
}

/** One number on a page that is marked with its kind, and the day and the source beside it. */
export interface Figure extends ReadProvenance {
  readonly kind: FigureKind;
  readonly element: HTMLElement;
  readonly text: string;
  /** Absent if there is no number: « – ». */
  readonly shown?: ShownNumber;
  readonly currency?: string;
  readonly pair?: FigurePair;
  readonly bank?: string;
  readonly coin?: string;
  /** The table row that contains it; the item is that row or a list item. */
  readonly row?: HTMLElement;
  readonly item?: HTMLElement;
}

/** Every number that is marked with its kind. */
export function figuresIn(root: HTMLElement): Figure[] {
  const provenanceOf = provenancesIn(root);
  return root
    .querySelectorAll('[data-figure]')
    .map((element) => ({ ...readFigure(element), ...provenanceOf(element) }));
}

function readFigure(element: HTMLElement): Omit<Figure, keyof ReadProvenance> {
  const attribute = (name: string) => element.getAttribute(`data-${name}`) || undefined;
  const kind = figureKinds.find((known) => known === attribute('figure'));
  if (!kind) throw new Error(`No figure is of the kind ${attribute('figure')}`);
  const text = inOneLine(element.text);
  // The start day of a change is not part of its number.
  const [shown] = numbersIn(text.split('depuis')[0] ?? '').slice(-1);
  const [currency, bank, pair] = [attribute('currency'), attribute('bank'), readPair(element)];
  const row = closestWhere(element, isNamed('tr'));
  const item = closestWhere(element, isNamed('tr', 'li'));
  const coin = nearestAttribute(element, 'data-coin');
  return {
    kind,
    element,
    text,
    ...(shown && { shown }),
    ...(currency !== undefined && { currency }),
    ...(bank !== undefined && { bank }),
    ...(pair && { pair }),
    ...(row && { row }),
    ...(item && { item }),
    ...(coin !== undefined && { coin }),
  };
}

function readPair(element: HTMLElement): Figure['pair'] {
  const [from, to] = element.getAttribute('data-pair')?.split('-') ?? [];
  const amount = element.getAttribute('data-amount') ?? '1';
  const isBought = element.getAttribute('data-fixed') === 'buy';
  return from && to ? { from, to, amount, ...(isBought && { isBought }) } : undefined;
}
