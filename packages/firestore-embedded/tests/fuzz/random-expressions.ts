import { expressionTemplates, literals, type RulesKind, rulesKinds } from './rules-expressions.ts';
import type { SeededRandom } from './seeded-random.ts';

const mostDepth = 3;
const hole = new RegExp(`\\{(${[...rulesKinds, 'same'].join('|')})\\}`, 'g');

/** A random condition of the rules language, whose operands occasionally have a wrong type. */
export function randomCondition(random: SeededRandom): string {
  return expressionOf(random, 'bool', mostDepth);
}

function expressionOf(random: SeededRandom, wanted: RulesKind, depth: number): string {
  const kind = random.chance(0.06) ? random.pick(rulesKinds) : wanted;
  if (depth === 0 || random.chance(0.15)) return random.pick(literals[kind]);
  // `same` is one kind for all of a template's operands, so that most comparisons make sense.
  const same = random.pick(rulesKinds);
  return random
    .pick(expressionTemplates[kind])
    .replace(hole, (_, name: string) => expressionOf(random, kindOf(name, same), depth - 1));
}

function kindOf(name: string, same: RulesKind): RulesKind {
  return rulesKinds.find((kind) => kind === name) ?? same;
}
