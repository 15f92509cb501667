import type { HTMLElement } from 'node-html-parser';
import { closestWhere, isNamed } from '../reading/ancestors.ts';
import type { Figure } from '../reading/read-figures.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';
import { placeOf } from './place-of.ts';

/** Checks that banks are in the order of their payouts. */
export function checkPayoutOrder(page: ReadPage): Fault[] {
  return listsOf(page.figures).flatMap((payouts) =>
    payouts.flatMap((figure, index) => {
      const fault = (right: string): Fault => ({
        rule: 'the best is the best of what is in force',
        place: placeOf(figure),
        text: inOneLine(figure.item?.text ?? figure.text),
        right,
      });
      const before = payouts[index - 1]?.shown?.value;
      const isInOrder =
        !before ||
        !figure.shown ||
        (figure.pair?.isBought ? before.lte(figure.shown.value) : before.gte(figure.shown.value));
      return isInOrder ? [] : [fault('after those that give more, or ask less')];
    }),
  );
}

/** The payouts in force of each list and table, each bank once. */
function listsOf(figures: readonly Figure[]): Figure[][] {
  const lists = new Map<HTMLElement, Map<HTMLElement, Figure>>();
  for (const figure of figures) {
    const list = closestWhere(figure.element, isNamed('ul', 'tbody'));
    const isOld = figure.item?.getAttribute('data-stale') === 'true';
    if (figure.kind !== 'payout' || !list || !figure.item || isOld) continue;
    const own = lists.get(list) ?? new Map<HTMLElement, Figure>();
    if (!own.has(figure.item)) own.set(figure.item, figure);
    lists.set(list, own);
  }
  return [...lists.values()].map((own) => [...own.values()]);
}
