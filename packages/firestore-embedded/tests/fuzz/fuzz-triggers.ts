import { isDeepStrictEqual } from 'node:util';
import type { EventRecorder } from './event-recorder.ts';
import { playTriggers } from './play-triggers.ts';
import { type RandomTrigger, randomPath, randomTrigger } from './random-triggers.ts';
import { SeededRandom } from './seeded-random.ts';

/** Triggers to register, then paths of documents to write and delete. */
export interface TriggerHistory {
  readonly triggers: readonly RandomTrigger[];
  readonly paths: readonly string[];
}

/** Returns the triggers and documents of a seed, always the same ones. */
function randomTriggerHistory(seed: number): TriggerHistory {
  const random = new SeededRandom(seed);
  const triggers = random.list(4, 8, () => randomTrigger(random));
  return { triggers, paths: [...new Set(random.list(4, 8, () => randomPath(random)))] };
}

/** Compares both servers' events for a seed's history; returns a line for each differing trigger. */
export async function fuzzTriggersSeed(
  left: number,
  right: number,
  seed: number,
  recorder: EventRecorder,
): Promise<readonly string[]> {
  const history = randomTriggerHistory(seed);
  const [ours, googles] = await Promise.all([
    playTriggers(left, `demo-ours-${seed}`, history, recorder),
    playTriggers(right, `demo-googles-${seed}`, history, recorder),
  ]);
  return history.triggers.flatMap(({ generation, kind, pattern }, index) => {
    if (isDeepStrictEqual(ours[index], googles[index])) return [];
    return [
      `Seed ${seed} (again: npm run fuzz:firestore -- triggers --seed ${seed})
  v${generation} ${kind} of ${pattern}, documents ${history.paths.join(', ')}
  embedded: ${JSON.stringify(ours[index])}
  Google:   ${JSON.stringify(googles[index])}`,
    ];
  });
}
