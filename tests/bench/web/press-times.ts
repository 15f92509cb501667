import type { TimedEvent } from './watch-interactions.ts';

// The browser reports nothing that took less.
const leastReportedMs = 16;

/** What the host may take of an undisturbed press: one tick of the processors' clock. */
export const undisturbedMs = 10;

/** One press of a bench, told by its own clock. */
export interface Press {
  /** Unix milliseconds. */
  readonly pressedAt: number;
  readonly endedAt: number;
  /** What the host took of the processors while the press was answered; undefined where unknown. */
  readonly stolenMs: number | undefined;
}

/** A press with what the browser measured of it. */
export interface TimedPress extends Press {
  /** To the next paint, in steps of 8 ms; 16 for a press that took less, which the browser leaves out. */
  readonly durationMs: number;
}

/** Gives each press the longest of the browser's entries that began within it. */
export function timePresses(
  presses: readonly Press[],
  timed: readonly TimedEvent[],
): readonly TimedPress[] {
  return presses.map((press) => {
    const durations = timed
      .filter(({ startedAt }) => startedAt >= press.pressedAt && startedAt < press.endedAt)
      .map(({ durationMs }) => durationMs);
    return { ...press, durationMs: Math.max(leastReportedMs, ...durations) };
  });
}

/** Those in which the host took `undisturbedMs` at most. */
export function undisturbed(presses: readonly TimedPress[]): readonly TimedPress[] {
  return presses.filter(({ stolenMs }) => stolenMs !== undefined && stolenMs <= undisturbedMs);
}
