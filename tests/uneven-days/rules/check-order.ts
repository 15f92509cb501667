import type { HTMLElement } from 'node-html-parser';
import { closestWhere, has, isNamed, selfAndAncestors } from '../reading/ancestors.ts';
import type { Figure } from '../reading/read-figures.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt, placeOf } from './finding.ts';

/**
 * Checks the ranking of all banks: the boards in force, the best of the chosen side first, then older ones.
 */
export function checkBoardOrder({ address, figures }: ReadPage): Fault[] {
  if (address.kind !== 'banks') return [];
  const query = new URLSearchParams(address.url.split('?')[1]);
  const currency = query.get('devise') ?? address.currency ?? 'EUR';
  const side = query.get('intent') === 'buy' ? 'sale' : 'purchase';
  const ranked = figures.filter(
    (figure) => figure.kind === side && figure.currency === currency && figure.row,
  );
  return ranked.flatMap((figure, index) => {
    const before = ranked[index - 1];
    return !before || isInOrder(before, figure, side)
      ? []
      : misplaced(
          figure,
          figure.row,
          'after those that give more, or ask less, and older boards last',
        );
  });
}

/** Checks that banks are in the order of their payouts. */
export function checkPayoutOrder({ figures }: ReadPage): Fault[] {
  return listsOf(figures).flatMap((payouts) =>
    payouts.flatMap((figure, index) => {
      const before = payouts[index - 1]?.shown?.value;
      const isInOrder =
        !before ||
        !figure.shown ||
        (figure.pair?.isBought ? before.lte(figure.shown.value) : before.gte(figure.shown.value));
      return isInOrder
        ? []
        : misplaced(figure, figure.item, 'after those that give more, or ask less');
    }),
  );
}

function misplaced(figure: Figure, item: HTMLElement | undefined, right: string): Fault[] {
  const text = inOneLine(item?.text ?? figure.text);
  return faultsAt(placeOf(figure), text, [['the best is the best of what is in force', right]]);
}

function isInOrder(before: Figure, after: Figure, side: 'purchase' | 'sale'): boolean {
  if (isOld(after)) return true;
  if (isOld(before)) return false;
  const [one, other] = [before.shown?.value, after.shown?.value];
  if (!one || !other) return true;
  return side === 'purchase' ? one.gte(other) : one.lte(other);
}

function isOld({ element }: Figure): boolean {
  return selfAndAncestors(element).some(has('data-stale', 'true'));
}

/** The payouts in force of each list and table, each bank once. */
function listsOf(figures: readonly Figure[]): Figure[][] {
  const lists = new Map<HTMLElement, Map<HTMLElement, Figure>>();
  for (const figure of figures) {
    const list = closestWhere(figure.element, isNamed('ul', 'tbody'));
    const isStale = figure.item?.getAttribute('data-stale') === 'true';
    if (figure.kind !== 'payout' || !list || !figure.item || isStale) continue;
    const own = lists.get(list) ?? new Map<HTMLElement, Figure>();
    if (!own.has(figure.item)) own.set(figure.item, figure);
    lists.set(list, own);
  }
  return [...lists.values()].map((own) => [...own.values()]);
}
