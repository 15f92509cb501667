import type { Decimal } from '@dinar/domain/money/decimal';
import { type ExpectedFigure, expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import type { Figure } from '../reading/read-figures.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { digitFaults } from './digits-owed.ts';
import type { Breach, Fault } from './finding.ts';
import { placeOf } from './place-of.ts';

/** Checks every number of a page against its expected value, with its digits, its day and its source. */
export function checkFigures(page: ReadPage, known: KnownToday): Fault[] {
  return page.figures
    .filter(({ kind }) => kind !== 'variation' && kind !== 'coin-price')
    .flatMap((figure) =>
      faultsOf(figure, page, known).map(([rule, right]) => ({
        rule,
        place: placeOf(figure),
        text: figure.text,
        right,
      })),
    );
}

function faultsOf(figure: Figure, page: ReadPage, known: KnownToday): Breach[] {
  const expected = expectedFigure(figure, page.address, known);
  if (!expected) {
    const foreign: Breach = ['nothing is shown of what is unknown or too old', '–'];
    return figure.shown ? [foreign, ...zeroFaults(figure, undefined)] : [];
  }
  if (!figure.shown) {
    return isBestInWords(figure, expected)
      ? []
      : [['what is known is shown', String(expected.value)]];
  }
  const isRight = isRounded(figure.shown, expected.value);
  return [
    ...(isRight ? [] : [['the number is right', String(expected.value)] as const]),
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
  return shown?.value.eq(0) && !value?.eq(0)
    ? [['nothing missing is a zero', value ? String(value) : '–']]
    : [];
}

/** The time beside a rate is its source’s own, and a page with a provider’s rate links to the provider. */
function sourceFaults({ times }: Figure, page: ReadPage, expected: ExpectedFigure): Breach[] {
  const { times: due, homePages = [] } = expected;
  if (due === undefined) return [];
  const foreign = times.filter((time) => !due.includes(time));
  const missing = homePages.filter((homePage) => !page.links.includes(homePage));
  return [
    ...(foreign.length === 0
      ? []
      : [['a number has its own day', `${due.join() || 'no time'} and not ${foreign}`] as const]),
    ...(missing.length === 0
      ? []
      : [['a number has its own source', `a link to ${missing}`] as const]),
  ];
}

function provenanceFaults(figure: Figure, expected: ExpectedFigure): Breach[] {
  // Of several days the oldest and the latest must be shown; those between may be.
  const ends = [expected.days.at(0), expected.days.at(-1)];
  const isDated =
    ends.every((end) => figure.days.some((day) => day === end)) &&
    figure.days.every((day) => expected.days.includes(day));
  const sources = expected.sources.filter((source) => !figure.sources.includes(source));
  const foreign = figure.sources.filter((source) => !expected.sources.includes(source));
  return [
    ...(isDated
      ? []
      : [['a number has its own day', `${expected.days} and not ${figure.days}`] as const]),
    ...(sources.length + foreign.length === 0
      ? []
      : [
          ['a number has its own source', `${expected.sources} and not ${figure.sources}`] as const,
        ]),
  ];
}
