import type { SeededRandom } from './seeded-random.ts';

/** A function's registration: the documents and the kind of change that trigger it. */
export interface RandomTrigger {
  readonly generation: 1 | 2;
  readonly kind: string;
  /** Matches a document's path below the database. */
  readonly pattern: string;
}

const kinds = { 1: ['create', 'write', 'delete'], 2: ['created', 'written', 'deleted'] } as const;
const collections = ['c', 'd', 'leaf'];
const ids = ['one', 'leaf', 'c', 'x1'];

export function randomTrigger(random: SeededRandom): RandomTrigger {
  const generation = random.pick([1, 2] as const);
  const pattern = randomPattern(random, generation);
  return { generation, kind: random.pick(kinds[generation]), pattern };
}

/**
 * Returns a random path pattern, often with a `**`, which may match no segment. It has at most one, as in
 * Eventarc, because Google's emulator delivers nothing more after a pattern with two. Wildcards of the first
 * generation have names.
 */
function randomPattern(random: SeededRandom, generation: RandomTrigger['generation']): string {
  const segments = random.list(1, 4, (index) => randomSegment(random, index, generation));
  if (random.chance(0.6)) {
    const at = random.chance(0.7) ? 0 : random.below(segments.length + 1);
    segments.splice(at, 0, generation === 1 ? '{p=**}' : random.pick(['{p=**}', '**']));
  }
  return segments.join('/');
}

function randomSegment(
  random: SeededRandom,
  index: number,
  generation: RandomTrigger['generation'],
): string {
  const choice = random.next();
  if (choice < 0.55) return random.pick([...collections, ...ids]);
  if (choice < 0.85 || generation === 1) return `{s${index}}`;
  return random.pick(['*', `{s${index}=*}`, 'l*']);
}

/** The path of a document of one to three collections. */
export function randomPath(random: SeededRandom): string {
  return random.list(1, 3, () => `${random.pick(collections)}/${random.pick(ids)}`).join('/');
}
