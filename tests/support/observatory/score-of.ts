import { type AnswerHeaders, modifiersOf } from './modifiers.ts';

export interface Score {
  readonly points: number;
  readonly grade: string;
}

const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const;

/**
 * The score of an answer by the published table of Mozilla's Observatory:
 * https://github.com/mdn/mdn-http-observatory at 94042bb, src/grader/charts.js and src/analyzer/tests.
 * A bonus counts only when all else already gives 90. Transport (certificate, redirection to https) is
 * Firebase Hosting's own and taken as good; scripts are the site's own, which gives nothing and costs
 * nothing.
 */
export function scoreOf(headers: AnswerHeaders): Score {
  const points = modifiersOf(headers).map((modifier) => modifier.points);
  const withoutBonus = 100 + sum(points.filter((value) => value < 0));
  const total = Math.max(0, withoutBonus >= 90 ? 100 + sum(points) : withoutBonus);
  return { points: total, grade: grades.find(([least]) => total >= least)?.[1] ?? 'F' };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
