import { type AnswerHeaders, modifiersOf } from './modifiers.ts';

/**
 * The score of an answer by the published table of Mozilla's Observatory:
 * https://github.com/mdn/mdn-http-observatory at 94042bb, src/grader/charts.js and src/analyzer/tests. A+
 * starts at 100 points, and a bonus only counts when the score without it is at least 90. Transport
 * (certificate, redirection to https) belongs to Firebase Hosting and is assumed to pass. All scripts are the
 * site's own, which neither adds nor subtracts points.
 */
export function scoreOf(headers: AnswerHeaders): number {
  const points = modifiersOf(headers).map((modifier) => modifier.points);
  const withoutBonus = 100 + sum(points.filter((value) => value < 0));
  return Math.max(0, withoutBonus >= 90 ? 100 + sum(points) : withoutBonus);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
