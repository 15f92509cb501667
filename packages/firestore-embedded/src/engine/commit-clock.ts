import type { Micros } from '../model/timestamp.ts';

/**
 * Hands out strictly increasing commit times. A read time is never handed out again as a commit
 * time, so what was read "as of" an instant stays true.
 */
export class CommitClock {
  readonly #now: () => Date;
  #last: Micros;

  /** `after` is an instant that lies in the past, whatever the clock shows. */
  constructor(now: () => Date, after: Micros) {
    this.#now = now;
    this.#last = after;
  }

  commitTime(): Micros {
    this.#last = Math.max(this.#now().getTime() * 1000, this.#last + 1);
    return this.#last;
  }

  readTime(): Micros {
    this.#last = Math.max(this.#now().getTime() * 1000, this.#last);
    return this.#last;
  }
}
