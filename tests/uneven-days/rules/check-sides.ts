import type { HTMLElement } from 'node-html-parser';
import { answer } from '../oracle/conversion.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { closestWhere, isNamed } from '../reading/ancestors.ts';
import type { Figure } from '../reading/read-figures.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt, placeOf, unless } from './finding.ts';

/** Checks that the other side, the reference and an answer at mid rates are named as such. */
export function checkSides(page: ReadPage, known: KnownToday): Fault[] {
  return page.figures.flatMap((figure) => {
    const said = sentenceOf(figure);
    const breaches = wantedWords(figure, page, known).flatMap(({ word, right }) =>
      unless(word.test(said), 'a side is named', right),
    );
    return faultsAt(placeOf(figure), said, breaches);
  });
}

interface Wanted {
  readonly word: RegExp;
  readonly right: string;
}

function wantedWords({ kind, pair }: Figure, page: ReadPage, known: KnownToday): Wanted[] {
  switch (kind) {
    case 'reference':
      return [{ word: /référence/i, right: 'named as the reference' }];
    case 'other-side':
      return otherSideWords(pair);
    case 'unit':
      return pair?.isBought ? otherSideWords({ ...pair, from: pair.to, to: pair.from }) : [];
    case 'answer': {
      const { bank } = page.address;
      const found = pair && answer({ ...pair, ...(bank && { bank }) }, known);
      return found?.isMid ? [{ word: /moyen|référence/i, right: 'named as a mid rate' }] : [];
    }
    default:
      return [];
  }
}

function otherSideWords(pair: Figure['pair']): Wanted[] {
  if (pair?.to === 'TND') return [{ word: /cours vendeurs?/i, right: 'cours vendeur' }];
  if (pair?.from === 'TND') return [{ word: /cours acheteurs?/i, right: 'cours acheteur' }];
  return [{ word: /obtenir/i, right: 'Pour obtenir …' }];
}

const isSentence = isNamed('p', 'li', 'dd');

function isItem(element: HTMLElement): boolean {
  return element.hasAttribute('data-item') || element.rawTagName === 'section';
}

// The smallest part of the page around the number that contains more than the number.
function sentenceOf({ element, kind }: Figure): string {
  const part = closestWhere(element, kind === 'answer' ? isItem : isSentence) ?? element;
  const isTerm = part.rawTagName === 'dd';
  return inOneLine(isTerm ? (part.parentNode?.text ?? '') : part.text);
}
