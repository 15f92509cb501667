import { type ExpectedFigure, expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { type Claim, headClaims } from '../reading/head-claims.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { digitFaults } from './digits-owed.ts';
import { type Breach, type Fault, faultsAt, placeOf, unless } from './finding.ts';

/** Checks title, description and previews: each number is right, has its own day and matches a known form. */
export function checkHead(page: ReadPage, known: KnownToday): Fault[] {
  return [...page.head].flatMap(([name, text]) => {
    const { claims, days, unexplained } = headClaims(name, text, page.address);
    const expected = claims.map((claim) => expectedFigure(claim, page.address, known));
    const own = claims.flatMap((claim, index) => daysOf(claim, expected[index]));
    return [
      ...claims.flatMap((claim, index) =>
        faultsAt(`${name}, ${placeOf(claim)}`, text, breachesOf(claim, expected[index])),
      ),
      ...days.flatMap((day) => {
        const right = `${own} and not ${day}`;
        return faultsAt(name, text, unless(own.includes(day), 'a number has its own day', right));
      }),
      ...unexplained.flatMap((left) =>
        faultsAt(name, text, [['every number says what it is', `what ${left.text} is`]]),
      ),
    ];
  });
}

// A mean is as old as its oldest board. Of banks that tie for the best any may be named.
function daysOf({ kind }: Claim, expected: ExpectedFigure | undefined): readonly string[] {
  const days = expected?.days ?? [];
  return kind.startsWith('best-') ? days : days.slice(0, 1);
}

function breachesOf({ kind, shown }: Claim, expected: ExpectedFigure | undefined): Breach[] {
  const rule = 'the head says what the page says';
  if (!expected) return [[rule, 'no such number']];
  if (!isRounded(shown, expected.value)) return [[rule, String(expected.value)]];
  return digitFaults(kind, shown, expected).map((right) => [rule, right]);
}
