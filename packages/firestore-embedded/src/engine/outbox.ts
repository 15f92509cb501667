import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { DocumentChange } from './backend.ts';
import { kindOfChange, type OutboxEvent, splitName } from './outbox-event.ts';
import {
  type Delivery,
  defaultRetryPolicy,
  type RetryPolicy,
  retryDelayMs,
} from './outbox-retry.ts';
import type { Trigger } from './outbox-trigger.ts';

export interface OutboxOptions {
  readonly deliver: (event: OutboxEvent) => Promise<Delivery>;
  readonly log: Log;
  readonly retry?: RetryPolicy;
  /** Deliveries under way at a time, in all and for one function. */
  readonly concurrency?: number;
  readonly concurrencyPerTrigger?: number;
}

interface Job {
  readonly event: OutboxEvent;
  readonly since: number;
  attempts: number;
  failures: number;
}

/**
 * The events that committed changes owe to functions: started in commit order, delivered at
 * least once, each tried again with growing waits until it succeeds or is given up and logged.
 */
export class Outbox {
  readonly #options: Required<OutboxOptions>;
  readonly #triggers = new Map<string, Trigger>();
  #waiting: Job[] = [];
  readonly #running = new Map<Job, string>();
  readonly #resting = new Map<Job, NodeJS.Timeout>();
  #idleWaiters: (() => void)[] = [];

  constructor(options: OutboxOptions) {
    this.#options = {
      retry: defaultRetryPolicy,
      concurrency: 8,
      // firebase-tools runs one Node process for each event that a function has in hand.
      concurrencyPerTrigger: 2,
      ...options,
    };
  }

  /** Events not yet delivered or given up. */
  get pending(): number {
    return this.#waiting.length + this.#running.size + this.#resting.size;
  }

  /** Adds a trigger, or replaces the one of the same key. */
  register(trigger: Trigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger);
  }

  /** Puts the events that the changes of one commit cause at the end of the queue. */
  observe(changes: readonly DocumentChange[]): void {
    if (this.#triggers.size === 0) return;
    for (const change of changes) {
      for (const trigger of this.#triggersFor(change)) {
        const event = { id: randomUUID(), trigger, change };
        this.#waiting.push({ event, since: Date.now(), attempts: 0, failures: 0 });
      }
    }
    this.#startNext();
  }

  /** Resolves when every event has been delivered or given up. */
  async idle(): Promise<void> {
    if (this.pending > 0) await new Promise<void>((resolve) => this.#idleWaiters.push(resolve));
  }

  /** Forgets what is still pending; deliveries under way end on their own. */
  close(): void {
    for (const timer of this.#resting.values()) clearTimeout(timer);
    if (this.pending > 0)
      this.#options.log('events dropped at shutdown', { pending: this.pending });
    this.#triggers.clear();
    this.#waiting = [];
    this.#resting.clear();
    this.#running.clear();
    this.#tellIdle();
  }

  #triggersFor(change: DocumentChange): Trigger[] {
    const kind = kindOfChange(change);
    if (!kind) return [];
    const { project, database, path } = splitName(change.name);
    return [...this.#triggers.values()].filter(
      (trigger) =>
        trigger.project === project &&
        trigger.database === database &&
        (trigger.kind === 'written' || trigger.kind === kind) &&
        trigger.matches(path),
    );
  }

  #startNext(): void {
    const { concurrency, concurrencyPerTrigger } = this.#options;
    const busy = new Map<string, number>();
    for (const key of this.#running.values()) busy.set(key, (busy.get(key) ?? 0) + 1);
    const left: Job[] = [];
    for (const job of this.#waiting) {
      const { key } = job.event.trigger;
      const running = busy.get(key) ?? 0;
      if (this.#running.size >= concurrency || running >= concurrencyPerTrigger) left.push(job);
      else {
        busy.set(key, running + 1);
        void this.#attempt(job);
      }
    }
    this.#waiting = left;
  }

  async #attempt(job: Job): Promise<void> {
    this.#running.set(job, job.event.trigger.key);
    const delivery = await this.#options.deliver(job.event);
    // Closed meanwhile.
    if (!this.#running.delete(job)) return;
    job.attempts += 1;
    if (delivery.outcome !== 'delivered') this.#retryOrGiveUp(job, delivery);
    this.#startNext();
    this.#tellIdle();
  }

  #retryOrGiveUp(job: Job, delivery: Exclude<Delivery, { outcome: 'delivered' }>): void {
    const { retry, log } = this.#options;
    const { id, trigger, change } = job.event;
    if (delivery.outcome === 'failed') job.failures += 1;
    const details = {
      trigger: trigger.key,
      event: id,
      document: change.name,
      attempts: job.attempts,
    };
    if (
      delivery.outcome === 'refused' ||
      job.failures >= retry.maxFailures ||
      Date.now() - job.since >= retry.maxAgeMs
    ) {
      log('event given up', { ...details, reason: delivery.reason });
      return;
    }
    const delayMs = retryDelayMs(retry, job.attempts);
    log('event will be tried again', { ...details, reason: delivery.reason, delayMs });
    const again = () => {
      this.#resting.delete(job);
      this.#waiting.unshift(job);
      this.#startNext();
    };
    this.#resting.set(job, setTimeout(again, delayMs));
  }

  #tellIdle(): void {
    if (this.pending > 0) return;
    const waiters = this.#idleWaiters;
    this.#idleWaiters = [];
    for (const resolve of waiters) resolve();
  }
}
