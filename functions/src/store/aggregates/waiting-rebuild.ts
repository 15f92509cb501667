import type { Timestamp } from 'firebase-admin/firestore';
import type { Rebuild } from './rebuild.ts';
import type { Outcome } from './settle-aggregate.ts';

/** One rebuild and the changes that it must contain. */
export class WaitingRebuild {
  readonly rebuild: Rebuild;
  readonly outcome: Promise<Outcome>;
  /** False while the last write of the aggregate is too recent for another one. */
  isDue = true;
  hasWaited = false;
  #changedAt: Timestamp | undefined;
  #resolve: (outcome: Outcome | Promise<Outcome>) => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(rebuild: Rebuild, changedAt: Timestamp | undefined) {
    this.rebuild = rebuild;
    this.#changedAt = changedAt;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#fail = reject;
    });
  }

  /** The commit time of the last change; undefined when that of any change is unknown. */
  get changedAt(): Timestamp | undefined {
    return this.#changedAt;
  }

  /** Adds an event that waits for this rebuild. */
  join(changedAt: Timestamp | undefined): void {
    this.#changedAt = this.#changedAt && changedAt && newerOf(this.#changedAt, changedAt);
  }

  /** Also resolves another rebuild of the same aggregate that was requested meanwhile. */
  takeIn(other: WaitingRebuild): void {
    this.join(other.changedAt);
    this.outcome.then(
      (outcome) => other.resolve(outcome),
      (error: unknown) => other.fail(error),
    );
  }

  resolve(outcome: Outcome): void {
    this.#resolve(outcome);
  }

  fail(error: unknown): void {
    this.#fail(error);
  }
}

export function newerOf(one: Timestamp | undefined, other: Timestamp): Timestamp {
  return one !== undefined && one.toMillis() > other.toMillis() ? one : other;
}
