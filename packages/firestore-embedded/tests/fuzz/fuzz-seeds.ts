import { compareServers, type Difference } from './compare-servers.ts';
import type { History } from './history.ts';
import { randomHistory } from './random-history.ts';
import { shrinkHistory } from './shrink-history.ts';

/** A seed on whose history two servers differ, with the shortest differing history found. */
export interface Failure {
  readonly seed: number;
  readonly history: History;
  readonly difference: Difference;
}

/** Plays the history of a seed on both servers; if they differ, shrinks the history by replaying it. */
export async function fuzzSeed(
  leftPort: number,
  rightPort: number,
  seed: number,
): Promise<Failure | undefined> {
  const compare = (history: History) => compareServers(leftPort, rightPort, history);
  const history = randomHistory(seed);
  const difference = await compare(history);
  if (difference === undefined) {
    return undefined;
  }
  const smallest = await shrinkHistory(history, async (smaller) => {
    return (await compare(smaller)) !== undefined;
  });
  // If the shrunk history does not differ again, the original difference is reported.
  const again = await compare(smallest);
  return again === undefined
    ? { seed, history, difference }
    : { seed, history: smallest, difference: again };
}

/** Describes a failure for a reader, with the command that replays it. */
export function describeFailure({ seed, history, difference }: Failure): string {
  const steps = history.map((step, index) => {
    const mark = index === difference.step ? '→' : ' ';
    return `${mark} ${index}. ${JSON.stringify(step)}`;
  });
  return [
    `Seed ${seed} (again: npm run fuzz:firestore -- --seed ${seed})`,
    ...steps,
    difference.step >= history.length ? '→ what the listeners know at the end:' : '',
    `  embedded: ${JSON.stringify(difference.left)}`,
    `  Google:   ${JSON.stringify(difference.right)}`,
  ].join('\n');
}
