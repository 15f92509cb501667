import type { Json } from '../support/json-over-rest.ts';
import { rootMark, runMark } from './history.ts';
import { fieldPaths, frequentValue, randomFields, randomValue } from './random-values.ts';
import type { SeededRandom } from './seeded-random.ts';

const ids = ['1', '2', '10', 'a', 'é', 'A'];
const collections = [`c${runMark}`, `d${runMark}`, `c${runMark}/1/c${runMark}`];

export function randomName(random: SeededRandom): string {
  return `${rootMark}/${random.pick(collections)}/${random.pick(ids)}`;
}

export function randomWrite(random: SeededRandom): Json {
  const name = randomName(random);
  const precondition = randomPrecondition(random);
  if (random.chance(0.2)) {
    return { delete: name, ...precondition };
  }
  const masked = random.chance(0.5);
  return {
    update: { name, fields: randomFields(random) },
    ...(masked ? { updateMask: { fieldPaths: randomMask(random) } } : {}),
    ...(random.chance(0.3) ? { updateTransforms: randomTransforms(random) } : {}),
    ...precondition,
  };
}

function randomPrecondition(random: SeededRandom): Json {
  return random.chance(0.15) ? { currentDocument: { exists: random.chance(0.6) } } : {};
}

function randomMask(random: SeededRandom): readonly string[] {
  return [...fieldPaths, 'm'].filter(() => random.chance(0.3)).filter(isApart);
}

/** Whether a mask's path does not lie below another one of the mask. */
function isApart(path: string, _index: number, all: readonly string[]): boolean {
  return !(path.startsWith('m.') && all.includes('m'));
}

function randomTransforms(random: SeededRandom): readonly Json[] {
  return fieldPaths
    .filter(() => random.chance(0.4))
    .map((fieldPath) => ({ fieldPath, ...randomTransform(random) }));
}

const numbers: readonly Json[] = [
  { integerValue: '1' },
  { integerValue: '-2' },
  { doubleValue: 0.5 },
  { doubleValue: 'NaN' },
  { integerValue: '9223372036854775807' },
  { doubleValue: '-0' },
];

function randomTransform(random: SeededRandom): Json {
  const elements = () => ({ values: random.list(1, 3, () => notArray(random)) });
  switch (random.below(5)) {
    case 0:
      return { increment: random.pick(numbers) };
    case 1:
      return { maximum: random.pick(numbers) };
    case 2:
      return { minimum: random.pick(numbers) };
    case 3:
      return { appendMissingElements: elements() };
    default:
      return { removeAllFromArray: elements() };
  }
}

/** Arrays contain no arrays. */
export function notArray(random: SeededRandom): Json {
  const value = random.chance(0.5) ? frequentValue(random) : randomValue(random);
  return 'arrayValue' in value ? { integerValue: '1' } : value;
}
