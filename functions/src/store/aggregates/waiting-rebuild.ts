import type { Timestamp } from 'firebase-admin/firestore';
import type { Rebuild } from './rebuild.ts';
import type { Outcome } from './settle-aggregate.ts';

/** One rebuild and the changes that it has to contain. */
export class WaitingRebuild {
  readonly rebuild: Rebuild;
  readonly outcome: Promise<Outcome>;
  /** False while the aggregate was written too lately to be written again. */
  isDue = true;
  hasWaited = false;
  #changedAt: Timestamp | undefined;
  #settle: (outcome: Outcome | Promise<Outcome>) => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(rebuild: Rebuild, changedAt: Timestamp | undefined) {
    this.rebuild = rebuild;
    this.#changedAt = changedAt;
    this.outcome = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
    });
  }

  /** The commit time of the last change; undefined when that of any is not known. */
  get changedAt(): Timestamp | undefined {
    return this.#changedAt;
  }

  /** One more event waits for it. */
  join(changedAt: Timestamp | undefined): void {
    this.#changedAt = this.#changedAt && changedAt && newerOf(this.#changedAt, changedAt);
  }

  /** Serves those who asked for the same again meanwhile. */
  takeIn(other: WaitingRebuild): void {
    this.join(other.changedAt);
    this.outcome.then(
      (outcome) => other.settle(outcome),
      (error: unknown) => other.fail(error),
    );
  }

  settle(outcome: Outcome): void {
    this.#settle(outcome);
  }

  fail(error: unknown): void {
    this.#fail(error);
  }
}

export function newerOf(one: Timestamp | undefined, other: Timestamp): Timestamp {
  return one !== undefined && one.toMillis() > other.toMillis() ? one : other;
}
