import {
  changeAtBank,
  changeOfLeading,
  changeOfPast,
  type ExpectedChange,
} from '../oracle/changes.ts';
import { changeOfCoin } from '../oracle/coins.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { selfAndAncestors } from '../reading/ancestors.ts';
import { wordsOfDay } from '../reading/days-in-words.ts';
import type { Figure } from '../reading/read-figures.ts';
import { decimalNumbersIn, isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { SaidChange } from '../reading/said-change.ts';
import { type Breach, type Fault, faultsAt } from './finding.ts';

/** Checks each change: its percentage, its direction in words, and its start day if it is unusual. */
export function checkChanges(page: ReadPage, known: KnownToday): Fault[] {
  const faults = page.changes.flatMap((said) => {
    const { name, expected } = subjectOf(said, page, known);
    const wrong = [...changeFaults(said, expected), ...directionFaults(said)];
    const breaches = wrong.map((right): Breach => ['a change is said rightly', right]);
    return faultsAt(`change of ${name}`, said.text, breaches);
  });
  const unsaid = page.figures
    .filter((figure) => owesChange(figure, page))
    .filter((figure) => !page.changes.some((change) => isBeside(change, figure)))
    .map((figure) => subjectOf(figure, page, known))
    .filter(({ expected }) => expected && !expected.isOptional)
    .flatMap(({ name, expected }) =>
      faultsAt(`change of ${name}`, 'nothing', [
        ['what is known is shown', `${expected?.percent} %`],
      ]),
    );
  return [...faults, ...unsaid];
}

interface Subject {
  readonly name: string;
  readonly expected: ExpectedChange | undefined;
}

type Asked = Pick<SaidChange | Figure, 'coin' | 'currency' | 'row' | 'element'>;

function subjectOf(
  { coin, currency = '', row, element }: Asked,
  page: ReadPage,
  known: KnownToday,
): Subject {
  const { kind, bank, currency: asked = '' } = page.address;
  if (coin !== undefined) return { name: coin, expected: changeOfCoin(coin, known) };
  if (page.past && selfAndAncestors(element).includes(page.past)) {
    return { name: `past ${asked}`, expected: changeOfPast(asked, pastEnds(page), known) };
  }
  if (kind === 'bank-currency' && bank !== undefined && isInMain(element, page)) {
    return { name: `${asked} ${bank}`, expected: changeAtBank(asked, bank, known) };
  }
  if (kind === 'bank' && row && bank !== undefined) {
    return { name: `${currency} ${bank}`, expected: changeAtBank(currency, bank, known) };
  }
  return { name: currency, expected: changeOfLeading(currency, known) };
}

function isInMain(element: Figure['element'], { main }: ReadPage): boolean {
  return selfAndAncestors(element).includes(main);
}

/** The first and the last day of the history that a page shows. */
function pastEnds({ past }: ReadPage): readonly string[] {
  const days = (past?.querySelectorAll('tbody tr:not([data-gap]) time') ?? []).map(
    (time) => time.getAttribute('datetime') ?? '',
  );
  return days.sort();
}

// A word or an arrow beside the number must agree with it.
function directionFaults({ row, direction }: SaidChange): string[] {
  const others = (row?.querySelectorAll('[data-direction]') ?? []).map((part) =>
    part.getAttribute('data-direction'),
  );
  const foreign = others.filter((other) => other !== direction);
  return foreign.length === 0
    ? []
    : [`one direction in its row, not ${direction} and ${foreign[0]}`];
}

/** Each currency of a bank’s page, each coin, and home’s first number must have a change. */
function owesChange({ kind, row, coin, currency }: Figure, { address }: ReadPage): boolean {
  if (address.kind === 'bank') return row !== undefined && (kind === 'sale' || kind === 'central');
  if (address.kind === 'crypto') return coin !== undefined && kind === 'coin-price';
  return address.kind === 'home' && kind === 'leading' && currency === address.currency;
}

function isBeside(change: SaidChange, { row, currency }: Figure): boolean {
  return row ? change.row === row : change.currency === currency;
}

const words = { up: /hausse/i, down: /baisse/i, stable: /stable/i };

const signs = { up: '+', down: '−', stable: '' };

/** The faults of a change's wording. */
function changeFaults(said: SaidChange, expected: ExpectedChange | undefined): string[] {
  if (!expected) return ['no change is known'];
  const { shown } = said;
  if (!shown) return ['a number'];
  const { percent, since, risesAtZero = false } = expected;
  const rounded = percent.round(2);
  const atZero = risesAtZero ? 'up' : 'stable';
  const direction = rounded.eq(0) ? atZero : rounded.gt(0) ? 'up' : 'down';
  const others = Object.entries(words).filter(([name]) => name !== direction);
  return [
    ...(isRounded(shown, percent) ? [] : [`${percent.toFixed(6)} %`]),
    ...(said.direction === direction ? [] : [`direction ${direction}`]),
    ...(arrowsOf(said).every((arrow) => arrow === direction) ? [] : [`an arrow ${direction}`]),
    ...(direction === 'stable' && arrowsOf(said).length > 0 ? ['no arrow'] : []),
    ...(shown.sign === signs[direction] ? [] : [`the sign of ${direction}`]),
    ...(words[direction].test(said.text) ? [] : [`the word for ${direction}`]),
    ...(others.some(([, word]) => word.test(said.text)) ? [`only the word for ${direction}`] : []),
    ...(/[+−-]\d/.test(said.spoken) ? ['no sign beside the words'] : []),
    ...(decimalNumbersIn(said.spoken).every((each) => isRounded(each, percent.abs()))
      ? []
      : [`${percent.abs().toFixed(6)} % to the ear too`]),
    ...sinceFaults(said, since),
  ];
}

function arrowsOf({ element }: SaidChange): (string | undefined)[] {
  return element
    .querySelectorAll('[data-direction]')
    .map((arrow) => arrow.getAttribute('data-direction'));
}

function sinceFaults({ since: said }: SaidChange, since: string | undefined): string[] {
  if (since === undefined) return said === '' ? [] : ['no day, it is the working day before'];
  return wordsOfDay(since).some((day) => said.includes(day)) ? [] : [`since ${since}`];
}
