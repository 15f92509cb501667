import type { History, Step } from './history.ts';
import { randomAggregations, randomQuery } from './random-queries.ts';
import { randomName, randomWrite } from './random-writes.ts';
import { SeededRandom } from './seeded-random.ts';

/** The history of a seed, always the same. */
export function randomHistory(seed: number): History {
  const random = new SeededRandom(seed);
  const filled: Step = { kind: 'commit', writes: random.list(4, 8, () => plainSet(random)) };
  return [filled, ...random.list(10, 24, () => randomStep(random))];
}

function plainSet(random: SeededRandom) {
  const { update = { name: randomName(random) } } = randomWrite(random);
  return { update };
}

function randomStep(random: SeededRandom): Step {
  const choice = random.next();
  if (choice < 0.4) {
    return { kind: 'commit', writes: random.list(1, 3, () => randomWrite(random)) };
  }
  if (choice < 0.45) {
    return { kind: 'batchWrite', writes: random.list(1, 3, () => randomWrite(random)) };
  }
  if (choice < 0.75) {
    return { kind: 'query', query: randomQuery(random) };
  }
  if (choice < 0.85) {
    return {
      kind: 'aggregate',
      query: randomQuery(random),
      aggregations: randomAggregations(random),
    };
  }
  return choice < 0.95
    ? { kind: 'listen', query: randomQuery(random) }
    : { kind: 'read', names: random.list(1, 3, () => randomName(random)) };
}
