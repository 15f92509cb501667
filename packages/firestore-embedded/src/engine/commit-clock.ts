import type { Micros } from '../model/timestamp.ts';

/**
 * Issues strictly increasing commit times. A read time is never issued again as a commit time, so a
 * read "as of" an instant stays valid.
 */
export class CommitClock {
  readonly #now: () => Date;
  #last: Micros;

  /** `after` is an instant in the past, even when the clock shows an earlier time. */
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
