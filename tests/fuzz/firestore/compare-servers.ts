import { isDeepStrictEqual } from 'node:util';
import type { History } from './history.ts';
import { levelled } from './known-differences.ts';
import { type Observation, playHistory } from './play-history.ts';

/** The first thing that two servers answered differently. */
export interface Difference {
  /** The step's place in the history; its length stands for what the listeners knew at the end. */
  readonly step: number;
  readonly left: Observation;
  readonly right: Observation;
}

let runs = 0;

/** Plays a history on both servers. */
export async function compareServers(
  leftPort: number,
  rightPort: number,
  history: History,
): Promise<Difference | undefined> {
  runs += 1;
  const run = `${process.pid}x${Date.now()}x${runs}`;
  const [left, right] = await Promise.all([
    playHistory(leftPort, run, history),
    playHistory(rightPort, run, history),
  ]);
  for (let step = 0; step < Math.max(left.length, right.length); step += 1) {
    const one = levelled(left[step]);
    const other = levelled(right[step]);
    if (!isDeepStrictEqual(one, other)) {
      return { step, left: left[step], right: right[step] };
    }
  }
  return undefined;
}
