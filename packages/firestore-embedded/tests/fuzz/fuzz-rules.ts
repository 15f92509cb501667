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
  /** How often each verdict was Google's. */
  readonly verdicts: readonly Verdict[];
  /** The reasons of the differences that are known, one for each. */
  readonly explained: readonly string[];
}

/** The conditions of a seed, always the same. */
export function randomConditions(seed: number): readonly string[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: conditionsPerSeed }, () => randomCondition(random));
}

/** Asks two servers what each condition of a seed comes to. */
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

/** One file for all of the conditions that compile; when it is refused, each is asked alone. */
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

/** A difference for a person to read, and to replay. */
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
