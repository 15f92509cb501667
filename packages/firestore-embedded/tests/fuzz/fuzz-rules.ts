import { isDeepStrictEqual } from 'node:util';
import { knownRulesDifferences } from './known-rules-differences.ts';
import { judgeConditions, takesCondition, type Verdict } from './play-rules.ts';
import { randomCondition } from './random-expressions.ts';
import { SeededRandom } from './seeded-random.ts';

const conditionsPerSeed = 20;

export interface RulesDifference {
  readonly condition: string;
  readonly ours: Verdict;
  readonly googles: Verdict;
}

export interface RulesOutcome {
  readonly differences: readonly RulesDifference[];
  /** Google's verdict on each condition. */
  readonly verdicts: readonly Verdict[];
  /** The reason of each known difference. */
  readonly explained: readonly string[];
}

/** Returns the conditions of a seed, always the same ones. */
function randomConditions(seed: number): readonly string[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: conditionsPerSeed }, () => randomCondition(random));
}

/** Evaluates each condition of a seed on two servers. */
export async function fuzzRulesSeed(
  left: number,
  right: number,
  seed: number,
): Promise<RulesOutcome> {
  const conditions = randomConditions(seed);
  const [ours, googles] = await Promise.all([
    verdictsOf(left, conditions),
    verdictsOf(right, conditions),
  ]);
  const all = conditions.map((condition, index) => ({
    condition,
    ours: ours[index] ?? 'refused',
    googles: googles[index] ?? 'refused',
  }));
  const different = all.filter((one) => !isDeepStrictEqual(one.ours, one.googles));
  const reasonOf = (one: RulesDifference) =>
    knownRulesDifferences.find(({ explains }) => explains(one))?.reason;
  return {
    differences: different.filter((one) => reasonOf(one) === undefined),
    verdicts: googles,
    explained: different.flatMap((one) => reasonOf(one) ?? []),
  };
}

/**
 * Evaluates the conditions in one rules file. If the server refuses the file, compiles each condition
 * alone and evaluates only those that compile.
 */
async function verdictsOf(port: number, conditions: readonly string[]): Promise<Verdict[]> {
  const together = await judgeConditions(port, conditions);
  if (together) return together;
  const taken = new Set<string>();
  for (const condition of conditions) {
    if (await takesCondition(port, condition)) taken.add(condition);
  }
  const whole = conditions.filter((condition) => taken.has(condition));
  const judged = (await judgeConditions(port, whole)) ?? [];
  const verdicts = new Map(whole.map((condition, index) => [condition, judged[index]]));
  return conditions.map((condition) => verdicts.get(condition) ?? 'refused');
}

/** Describes a difference for a reader, with the command that replays it. */
export function describeRulesDifference(
  seed: number,
  { condition, ours, googles }: RulesDifference,
): string {
  return [
    `Seed ${seed} (again: npm run fuzz:firestore -- rules --seed ${seed})`,
    `  ${condition}`,
    `  embedded: ${ours}, Google: ${googles}`,
  ].join('\n');
}
