import type { ExpectedChange } from '../oracle/changes.ts';
import { wordsOfDay } from '../reading/days-in-words.ts';
import { decimalNumbersIn, isRounded } from '../reading/read-number.ts';
import type { SaidChange } from '../reading/said-change.ts';

const words = { up: /hausse/i, down: /baisse/i, stable: /stable/i };

const signs = { up: '+', down: '−', stable: '' };

/** The faults of a change's wording. */
export function changeFaults(said: SaidChange, expected: ExpectedChange | undefined): string[] {
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
