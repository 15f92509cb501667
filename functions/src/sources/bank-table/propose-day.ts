import type { HTMLElement } from 'node-html-parser';
import type { BankPage } from './bank-page.ts';
import { printedDays } from './printed-day.ts';
import { selectorOf } from './table-cells.ts';

/** Proposes the smallest element with a day, if its selector matches only one day; otherwise no day. */
export function proposeDay(root: HTMLElement): BankPage['day'] {
  const dated = root.querySelectorAll('*').filter((element) => {
    const isSmallest = element.children.every((child) => printedDays(child.text).length === 0);
    return isSmallest && printedDays(element.text).length === 1;
  });
  const selectors = dated.map(selectorOf);
  const selector = selectors.find((it) => daysOf(root, it).size === 1);
  return selector === undefined ? { kind: 'unprinted' } : { kind: 'page', selector };
}

function daysOf(root: HTMLElement, selector: string): ReadonlySet<string> {
  return new Set(root.querySelectorAll(selector).flatMap(({ text }) => printedDays(text)));
}
