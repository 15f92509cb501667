import { type AnswerHeaders, modifiersOf } from './modifiers.ts';

/**
 * The score of an answer by the published table of Mozilla's Observatory:
 * https://github.com/mdn/mdn-http-observatory at 94042bb, src/grader/charts.js and src/analyzer/tests.
 * A+ from 100 points on; a bonus counts only when all else already gives 90. Transport (certificate,
 * redirection to https) is Firebase Hosting's own and taken as good; scripts are the site's own, which
 * gives nothing and costs nothing.
 */
export function scoreOf(headers: AnswerHeaders): number {
  const points = modifiersOf(headers).map((modifier) => modifier.points);
  const withoutBonus = 100 + sum(points.filter((value) => value < 0));
  return Math.max(0, withoutBonus >= 90 ? 100 + sum(points) : withoutBonus);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
