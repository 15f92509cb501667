import { isDeepStrictEqual } from 'node:util';
import type { History } from './history.ts';
import { normalized } from './known-differences.ts';
import { type Observation, playHistory } from './play-history.ts';

/** The first observation that differs between two servers. */
export interface Difference {
  /** The step's index; the history's length means the listeners' final documents. */
  readonly step: number;
  readonly left: Observation;
  readonly right: Observation;
}

let runs = 0;

/** Plays a history on both servers; returns the first difference. */
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
    const one = normalized(left[step]);
    const other = normalized(right[step]);
    if (!isDeepStrictEqual(one, other)) {
      return { step, left: left[step], right: right[step] };
    }
  }
  return undefined;
}
