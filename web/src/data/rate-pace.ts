import { afterDelay } from '../ui/after-delay.ts';
import type { Calm } from '../ui/calm.ts';

// Twice as often says no more to who reads, and keeps a phone from answering for twice as long.
const leastApartMs = 2000;

/** Keeps rates that move apart: the first are shown at once, those that follow two seconds after. */
export interface RatePace {
  /** Calls back once it is calm and the last rates have stood for two seconds; what it returns ends the wait. */
  readonly whenDue: Calm['whenCalm'];
  /** Says that rates are shown now. */
  readonly noteShown: () => void;
}

/** Makes the pace of one feed. */
export function createRatePace({ whenCalm }: Pick<Calm, 'whenCalm'>): RatePace {
  let dueAt = Number.NEGATIVE_INFINITY;
  return {
    whenDue: (act) => {
      const waitMs = dueAt - performance.now();
      if (waitMs <= 0) return whenCalm(act);
      return afterDelay(waitMs, () => whenCalm(act));
    },
    noteShown: () => {
      dueAt = performance.now() + leastApartMs;
    },
  };
}
