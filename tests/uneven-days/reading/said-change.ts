import type { HTMLElement } from 'node-html-parser';
import { closestWhere, has, isNamed } from './ancestors.ts';
import type { Figure } from './read-figures.ts';
import { decimalNumbersIn, inOneLine, type ShownNumber } from './read-number.ts';
import type { Words } from './read-words.ts';

/** A change as a page shows it: in words, for screen readers, by its colour, and since when. */
export interface SaidChange {
  readonly element: HTMLElement;
  readonly shown: (ShownNumber & { readonly sign: string }) | undefined;
  readonly text: string;
  readonly spoken: string;
  readonly direction: string | undefined;
  readonly since: string;
  readonly row: HTMLElement | undefined;
  /** Its own subject, else that of its row or item. */
  readonly currency: string | undefined;
  readonly coin: string | undefined;
}

/** Every change that a page shows as a number; each is in one element with its arrow and its words. */
export function saidChanges(words: readonly Words[], figures: readonly Figure[]): SaidChange[] {
  const parts = words
    .filter(({ text }) => /\d,\d/.test(text))
    .flatMap(({ element }) => closestWhere(element, has('data-direction')) ?? []);
  return [...new Set(parts)].map((part) => readChange(part, figures));
}

function readChange(element: HTMLElement, figures: readonly Figure[]): SaidChange {
  const text = inOneLine(element.text);
  const item = closestWhere(element, isNamed('tr', 'li'));
  const beside = item ? figures.filter((figure) => figure.item === item) : [];
  const hidden = element.querySelectorAll('.visually-hidden').map((each) => each.text);
  const [said] = text.split('depuis');
  const shown = decimalNumbersIn(said ?? '').at(-1);
  return {
    element,
    shown: shown && { ...shown, sign: /[+−](?=[^+−]*$)/.exec(said ?? '')?.[0] ?? '' },
    text,
    spoken: inOneLine(hidden.join(' ')),
    direction: element.getAttribute('data-direction'),
    since: text.match(/depuis le (.+)/)?.[1] ?? '',
    row: closestWhere(element, isNamed('tr')),
    currency:
      element.getAttribute('data-currency') ?? beside.find((figure) => figure.currency)?.currency,
    coin: beside.find((figure) => figure.coin)?.coin,
  };
}
