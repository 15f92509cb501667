import { has, selfAndAncestors } from '../reading/ancestors.ts';
import type { Figure } from '../reading/read-figures.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';
import { placeOf } from './place-of.ts';

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
    if (!before || isInOrder(before, figure, side)) return [];
    return [
      {
        rule: 'the best is the best of what is in force',
        place: placeOf(figure),
        text: inOneLine(figure.row?.text ?? figure.text),
        right: 'after those that give more, or ask less, and older boards last',
      },
    ];
  });
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
