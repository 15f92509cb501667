import { expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { type RequiredFigure, requiredFigures } from '../oracle/required-figures.ts';
import type { Figure } from '../reading/read-figures.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt, placeOf } from './finding.ts';

/** Checks that known and required values are shown, because a missing answer is a fault too. */
export function checkPresent(page: ReadPage, known: KnownToday): Fault[] {
  return requiredFigures(page.address, known).flatMap((required) => {
    const expected = expectedFigure(required, page.address, known);
    if (!expected || page.figures.some((figure) => isAnswer(figure, required))) return [];
    // The best bank's gap is a word.
    if (required.kind === 'gap' && expected.value.eq(0)) return [];
    const right = String(expected.value);
    return faultsAt(placeOf(required), 'nothing', [['what is known is shown', right]]);
  });
}

function isAnswer(figure: Figure, { kind, currency, bank, pair }: RequiredFigure): boolean {
  if (figure.kind !== kind || !figure.shown) return false;
  if (currency !== undefined && figure.currency !== undefined && figure.currency !== currency)
    return false;
  if (bank !== undefined && figure.bank !== undefined && figure.bank !== bank) return false;
  return !pair || (figure.pair?.from === pair.from && figure.pair.to === pair.to);
}
