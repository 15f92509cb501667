import { afterDelay } from '../ui/after-delay.ts';
import type { Calm } from '../ui/calm.ts';

// Oftener says no more to who reads, and keeps a phone from answering: a drawing costs what it changes.
const fewApartMs = 1000;
const manyApartMs = 2000;
const few = 5;

/** Keeps rates that move apart: the first are shown at once, those that follow one or two seconds after. */
export interface RatePace {
  /** Calls back once it is calm and the last rates have stood; what it returns ends the wait. */
  readonly whenDue: Calm['whenCalm'];
  /** Says that rates are shown now, of so many currencies: they stand for 2 s, of five or fewer for 1 s. */
  readonly noteShown: (currencies: number) => void;
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
    noteShown: (currencies) => {
      dueAt = performance.now() + (currencies <= few ? fewApartMs : manyApartMs);
    },
  };
}
