import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { DocumentChange } from './backend.ts';
import type { Delivery, OutboxEvent } from './event.ts';
import { isSameFunction, type Trigger, wants } from './trigger.ts';

/** The maximum number of concurrent deliveries, in total and per function. */
const concurrency = 8;
/** firebase-tools runs one Node process for each event that a function is handling. */
const concurrencyPerTrigger = 2;

/** The wait before a second attempt; it doubles up to the longest one. */
const firstDelayMs = 100;
const longestDelayMs = 30_000;
/** A function that is absent for some two minutes is gone. */
const maxAbsences = 12;
const maxAgeMs = 600_000;

/** An event in the outbox. */
interface Job {
  readonly event: OutboxEvent;
  /** Its position in commit order. */
  readonly order: number;
  /** The time at which it was added, in milliseconds since the epoch. */
  readonly since: number;
  attempts: number;
  absences: number;
}

/**
 * The events that committed changes cause for functions. Each is started in commit order and delivered
 * once: it is sent again only when no function was called.
 */
export class Outbox {
  /** While set, changes cause no events: a commit made meanwhile never calls a function. */
  muted = false;
  readonly #deliver: (event: OutboxEvent) => Promise<Delivery>;
  readonly #log: Log;
  #triggers: readonly Trigger[] = [];
  /** In commit order. */
  readonly #waiting: Job[] = [];
  readonly #running = new Set<Job>();
  readonly #resting = new Map<Job, NodeJS.Timeout>();
  #stopped = false;
  #nextOrder = 0;

  constructor(deliver: (event: OutboxEvent) => Promise<Delivery>, log: Log) {
    this.#deliver = deliver;
    this.#log = log;
  }

  /** The number of events not yet delivered or given up. */
  get pending(): number {
    return this.#waiting.length + this.#running.size + this.#resting.size;
  }

  /** Adds a trigger in place of earlier registrations of its function, and gives it their events. */
  register(trigger: Trigger): void {
    this.#triggers = [...this.#triggers.filter((one) => !isSameFunction(one, trigger)), trigger];
  }

  /** Adds the events of one commit's changes to the end of the queue. */
  observe(changes: readonly DocumentChange[]): void {
    if (this.muted) return;
    for (const change of changes) {
      for (const trigger of this.#triggers.filter((one) => wants(one, change))) {
        const event = { id: randomUUID(), trigger, change };
        const order = this.#nextOrder;
        this.#nextOrder += 1;
        this.#waiting.push({ event, order, since: Date.now(), attempts: 0, absences: 0 });
      }
    }
    this.#startNext();
  }

  /** Stops deliveries; undelivered events are dropped. */
  close(): void {
    if (this.pending > 0) this.#log('events dropped at shutdown', { pending: this.pending });
    this.#stopped = true;
    for (const timer of this.#resting.values()) clearTimeout(timer);
  }

  #startNext(): void {
    while (!this.#stopped && this.#running.size < concurrency) {
      const next = this.#waiting.findIndex(({ event }) => this.#isFree(event.trigger));
      const [job] = next < 0 ? [] : this.#waiting.splice(next, 1);
      if (job === undefined) return;
      void this.#attempt(job);
    }
  }

  #isFree({ key }: Trigger): boolean {
    const running = [...this.#running].filter((job) => job.event.trigger.key === key);
    return running.length < concurrencyPerTrigger;
  }

  async #attempt(job: Job): Promise<void> {
    this.#running.add(job);
    const { event } = job;
    // Its function may have been loaded again since.
    const trigger = this.#triggers.find((one) => isSameFunction(one, event.trigger));
    const delivery = await this.#deliver({ ...event, trigger: trigger ?? event.trigger });
    if (this.#stopped) return;
    this.#running.delete(job);
    job.attempts += 1;
    if (delivery.outcome !== 'delivered') this.#retryOrGiveUp(job, delivery);
    this.#startNext();
  }

  #retryOrGiveUp(job: Job, { outcome, reason }: Exclude<Delivery, { outcome: 'delivered' }>): void {
    const { event, attempts } = job;
    const { trigger } = event;
    const details = {
      trigger: trigger.key,
      event: event.id,
      document: event.change.name,
      attempts,
    };
    if (outcome === 'absent') job.absences += 1;
    const isGone = job.absences >= maxAbsences;
    if (outcome === 'failed' || isGone || Date.now() - job.since >= maxAgeMs) {
      this.#log('event given up', { ...details, reason }, 'error');
      if (isGone) this.#unregister(trigger);
      return;
    }
    const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
    this.#log('event will be tried again', { ...details, reason, delayMs }, 'warn');
    this.#resting.set(
      job,
      setTimeout(() => this.#resume(job), delayMs),
    );
  }

  /** Returns a job to its place in commit order. */
  #resume(job: Job): void {
    this.#resting.delete(job);
    const before = this.#waiting.findLastIndex((other) => other.order < job.order);
    this.#waiting.splice(before + 1, 0, job);
    this.#startNext();
  }

  #unregister(trigger: Trigger): void {
    this.#triggers = this.#triggers.filter((one) => !isSameFunction(one, trigger));
    this.#log('trigger unregistered: its function is gone', { trigger: trigger.key }, 'warn');
  }
}
