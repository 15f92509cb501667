import type { HTMLElement } from 'node-html-parser';
import { closestWhere, isNamed } from '../reading/ancestors.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt } from './finding.ts';

const decimals = /\d,\d/;

/** Checks that every number with decimals has its kind, also for screen readers, so that none is skipped. */
export function checkUnread(page: ReadPage): Fault[] {
  return page.words
    .filter(({ text }) => decimals.test(text))
    .filter(({ element }) => !closestWhere(element, (part) => isReadElsewhere(part, page)))
    .flatMap(({ element, text }) =>
      faultsAt(placeOf(element), inOneLine(text), [
        ['every number says what it is', 'data-figure'],
      ]),
    );
}

// The history, samples and the words of a change have rules of their own.
function isReadElsewhere(part: HTMLElement, { past }: ReadPage): boolean {
  return (
    part === past ||
    part.hasAttribute('data-figure') ||
    part.hasAttribute('data-axis') ||
    part.hasAttribute('data-direction') ||
    part.getAttribute('data-kind') === 'indicative' ||
    isExample(part) ||
    isMarketGap(part)
  );
}

function isExample({ rawTagName, text }: HTMLElement): boolean {
  return rawTagName === 'li' && / ≈ .*indicatif$/.test(inOneLine(text));
}

function isMarketGap({ rawTagName, text }: HTMLElement): boolean {
  return rawTagName === 'span' && text.startsWith('Le taux direct est');
}

function placeOf(element: HTMLElement): string {
  const section = closestWhere(element, isNamed('section', 'nav', 'footer', 'header'));
  return `${section?.getAttribute('aria-label') ?? section?.rawTagName ?? ''} ${element.rawTagName}`;
}
