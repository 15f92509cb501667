import type { OutboxEvent } from './outbox-event.ts';

/** An event in the outbox, with the number of its attempts and failures. */
export interface Job {
  readonly event: OutboxEvent;
  /** Its position in commit order. */
  readonly order: number;
  /** The time at which it was added, in milliseconds since the epoch. */
  readonly since: number;
  attempts: number;
  failures: number;
}

/** Waiting jobs in commit order, in one lane per trigger so that a busy one delays no other. */
export class OutboxQueue {
  readonly #lanes = new Map<string, Job[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds a job in commit order: at the end, or further up when it returns from an attempt. */
  add(job: Job): void {
    const { key } = job.event.trigger;
    const lane = this.#lanes.get(key) ?? [];
    this.#lanes.set(key, lane);
    const before = lane.findLastIndex((other) => other.order < job.order);
    lane.splice(before + 1, 0, job);
    this.#size += 1;
  }

  /** Removes and returns the earliest job whose trigger `isFree`, if there is one. */
  take(isFree: (triggerKey: string) => boolean): Job | undefined {
    let earliest: Job[] | undefined;
    for (const [key, lane] of this.#lanes) {
      const order = lane[0]?.order ?? Number.POSITIVE_INFINITY;
      if (order < (earliest?.[0]?.order ?? Number.POSITIVE_INFINITY) && isFree(key))
        earliest = lane;
    }
    const job = earliest?.shift();
    if (!job) return undefined;
    this.#size -= 1;
    if (earliest?.length === 0) this.#lanes.delete(job.event.trigger.key);
    return job;
  }

  *[Symbol.iterator](): Iterator<Job> {
    for (const lane of this.#lanes.values()) yield* lane;
  }
}
