import type { Decimal } from '@dinar/domain/money/decimal';
import { type ExpectedFigure, expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import type { Figure } from '../reading/read-figures.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { digitFaults } from './digits-owed.ts';
import { type Breach, type Fault, faultsAt, placeOf, unless } from './finding.ts';

/** Checks every number of a page against its expected value, with its digits, its day and its source. */
export function checkFigures(page: ReadPage, known: KnownToday): Fault[] {
  return page.figures
    .filter(({ kind }) => kind !== 'variation' && kind !== 'coin-price')
    .flatMap((figure) => faultsAt(placeOf(figure), figure.text, breachesOf(figure, page, known)));
}

function breachesOf(figure: Figure, page: ReadPage, known: KnownToday): Breach[] {
  const expected = expectedFigure(figure, page.address, known);
  if (!expected) {
    const foreign: Breach = ['nothing is shown of what is unknown or too old', '–'];
    return figure.shown ? [foreign, ...zeroFaults(figure, undefined)] : [];
  }
  if (!figure.shown) {
    const isInWords = isBestInWords(figure, expected);
    return unless(isInWords, 'what is known is shown', String(expected.value));
  }
  return [
    ...unless(
      isRounded(figure.shown, expected.value),
      'the number is right',
      String(expected.value),
    ),
    ...zeroFaults(figure, expected.value),
    ...digitFaults(figure.kind, figure.shown, expected).map(
      (right): Breach => ['a number has the digits it owes', right],
    ),
    ...provenanceFaults(figure, expected),
    ...sourceFaults(figure, page, expected),
  ];
}

// The gap of the best bank is a word.
function isBestInWords({ kind, text }: Figure, { value }: ExpectedFigure): boolean {
  return kind === 'gap' && value.eq(0) && /meilleur/i.test(text);
}

function zeroFaults({ shown }: Figure, value: Decimal | undefined): Breach[] {
  const isMissing = shown?.value.eq(0) === true && !value?.eq(0);
  return unless(!isMissing, 'nothing missing is a zero', String(value ?? '–'));
}

/** The time beside a rate is its source’s own, and a page with a provider’s rate links to the provider. */
function sourceFaults({ times }: Figure, page: ReadPage, expected: ExpectedFigure): Breach[] {
  const { times: due, homePages = [] } = expected;
  if (due === undefined) return [];
  const foreign = times.filter((time) => !due.includes(time));
  const missing = homePages.filter((homePage) => !page.links.includes(homePage));
  const own = due.join() || 'no time';
  return [
    ...unless(foreign.length === 0, 'a number has its own day', `${own} and not ${foreign}`),
    ...unless(missing.length === 0, 'a number has its own source', `a link to ${missing}`),
  ];
}

function provenanceFaults(figure: Figure, expected: ExpectedFigure): Breach[] {
  // Of several days the oldest and the latest must be shown; those between may be.
  const ends = [expected.days.at(0), expected.days.at(-1)];
  const isDated =
    ends.every((end) => figure.days.some((day) => day === end)) &&
    figure.days.every((day) => expected.days.includes(day));
  const isSourced =
    expected.sources.every((source) => figure.sources.includes(source)) &&
    figure.sources.every((source) => expected.sources.includes(source));
  return [
    ...unless(isDated, 'a number has its own day', `${expected.days} and not ${figure.days}`),
    ...unless(
      isSourced,
      'a number has its own source',
      `${expected.sources} and not ${figure.sources}`,
    ),
  ];
}
