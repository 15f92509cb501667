import { type ExpectedFigure, expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import type { Claim } from '../reading/claim.ts';
import { headClaims } from '../reading/head-claims.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { digitFaults } from './digits-owed.ts';
import type { Fault, Rule } from './finding.ts';
import { placeOf } from './place-of.ts';

/** Checks title, description and previews: each number is right, has its own day and matches a known form. */
export function checkHead(page: ReadPage, known: KnownToday): Fault[] {
  return [...page.head].flatMap(([name, text]) => {
    const { claims, days, unexplained } = headClaims(name, text, page.address);
    const finding = (rule: Rule, right: string, place = name): Fault => ({
      rule,
      place,
      text,
      right,
    });
    const expected = claims.map((claim) => expectedFigure(claim, page.address, known));
    const own = claims.flatMap((claim, index) => daysOf(claim, expected[index]));
    return [
      ...claims.flatMap((claim, index) =>
        faultsOf(claim, expected[index]).map((fault) =>
          finding('the head says what the page says', fault, `${name}, ${placeOf(claim)}`),
        ),
      ),
      ...days
        .filter((day) => !own.includes(day))
        .map((day) => finding('a number has its own day', `${own} and not ${day}`)),
      ...unexplained.map((left) => finding('every number says what it is', `what ${left.text} is`)),
    ];
  });
}

// A mean is as old as its oldest board. Of banks that tie for the best any may be named.
function daysOf({ kind }: Claim, expected: ExpectedFigure | undefined): readonly string[] {
  const days = expected?.days ?? [];
  return kind.startsWith('best-') ? days : days.slice(0, 1);
}

function faultsOf({ kind, shown }: Claim, expected: ExpectedFigure | undefined): string[] {
  if (!expected) return ['no such number'];
  if (!isRounded(shown, expected.value)) return [String(expected.value)];
  return digitFaults(kind, shown, expected);
}
