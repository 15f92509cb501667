import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { DocumentChange } from './backend.ts';
import { kindOfChange, type OutboxEvent, splitName } from './outbox-event.ts';
import { type Job, OutboxQueue } from './outbox-queue.ts';
import {
  type Delivery,
  defaultRetryPolicy,
  type RetryPolicy,
  retryDelayMs,
} from './outbox-retry.ts';
import { compileTrigger, type Trigger, type TriggerTerms } from './outbox-trigger.ts';

/** Where the outbox writes down what it owes, so that it is still owed after a crash. */
export interface OutboxJournal {
  registered(trigger: TriggerTerms): void;
  owed(events: readonly OutboxEvent[]): void;
  /** Delivered or given up. */
  settled(event: OutboxEvent): void;
  /** Resolves when all that happened so far outlasts a crash. */
  durable(): Promise<void>;
}

export interface OutboxOptions {
  readonly deliver: (event: OutboxEvent) => Promise<Delivery>;
  readonly log: Log;
  readonly retry?: RetryPolicy;
  /** Deliveries under way at a time, in all and for one function. */
  readonly concurrency?: number;
  readonly concurrencyPerTrigger?: number;
}

/**
 * The events that committed changes owe to functions: started in commit order, delivered at
 * least once, each tried again with growing waits until it succeeds or is given up and logged.
 */
export class Outbox {
  /** While set, changes owe nothing to anybody: what is committed meanwhile calls no function. */
  muted = false;
  readonly #options: Required<OutboxOptions>;
  readonly #triggers = new Map<string, Trigger>();
  readonly #waiting = new OutboxQueue();
  readonly #running = new Set<Job>();
  readonly #resting = new Map<Job, NodeJS.Timeout>();
  #idleWaiters: (() => void)[] = [];
  #nextOrder = 0;
  #journal: OutboxJournal | undefined;

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
    return this.#waiting.size + this.#running.size + this.#resting.size;
  }

  /** From now on everything is written down there. */
  keepIn(journal: OutboxJournal): void {
    this.#journal = journal;
  }

  /** What is registered, and what is owed in the order in which it came. */
  contents(): { triggers: readonly TriggerTerms[]; events: readonly OutboxEvent[] } {
    const jobs = [...this.#waiting, ...this.#running, ...this.#resting.keys()];
    return {
      triggers: Array.from(this.#triggers.values(), ({ matches, ...terms }) => terms),
      events: jobs.toSorted((a, b) => a.order - b.order).map(({ event }) => event),
    };
  }

  /** Adds a trigger, or replaces the one of the same key. */
  register(trigger: TriggerTerms): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, compileTrigger(trigger));
    this.#journal?.registered(trigger);
  }

  /** Puts events at the end of the queue that were owed before. */
  resume(events: Iterable<OutboxEvent>): void {
    for (const event of events) this.#add(event);
    this.#startNext();
  }

  /** Puts the events that the changes of one commit cause at the end of the queue. */
  observe(changes: readonly DocumentChange[]): void {
    if (this.muted || this.#triggers.size === 0) return;
    const events = changes.flatMap((change) =>
      this.#triggersFor(change).map(({ matches, ...trigger }) => ({
        id: randomUUID(),
        trigger,
        change,
      })),
    );
    if (events.length === 0) return;
    this.#journal?.owed(events);
    this.resume(events);
  }

  /** Resolves when every event has been delivered or given up. */
  async idle(): Promise<void> {
    if (this.pending > 0) await new Promise<void>((resolve) => this.#idleWaiters.push(resolve));
  }

  /** Forgets what is still pending; deliveries under way end on their own. */
  close(): void {
    for (const timer of this.#resting.values()) clearTimeout(timer);
    if (this.pending > 0) {
      const fate = this.#journal === undefined ? 'dropped' : 'kept';
      this.#options.log(`events ${fate} at shutdown`, { pending: this.pending });
    }
    this.#triggers.clear();
    this.#waiting.clear();
    this.#resting.clear();
    this.#running.clear();
    this.#tellIdle();
  }

  #add(event: OutboxEvent): void {
    const order = this.#nextOrder;
    this.#nextOrder += 1;
    this.#waiting.add({ event, order, since: Date.now(), attempts: 0, failures: 0 });
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
    const isFree = (key: string) =>
      [...this.#running].filter((job) => job.event.trigger.key === key).length <
      concurrencyPerTrigger;
    while (this.#running.size < concurrency) {
      const job = this.#waiting.take(isFree);
      if (!job) return;
      void this.#attempt(job);
    }
  }

  async #attempt(job: Job): Promise<void> {
    this.#running.add(job);
    const delivery = await this.#deliver(job.event);
    // Closed meanwhile.
    if (!this.#running.delete(job)) return;
    job.attempts += 1;
    if (delivery.outcome === 'delivered') this.#journal?.settled(job.event);
    else this.#retryOrGiveUp(job, delivery);
    this.#startNext();
    this.#tellIdle();
  }

  /** No function hears of a commit that a crash could still undo. */
  async #deliver(event: OutboxEvent): Promise<Delivery> {
    await this.#journal?.durable();
    return this.#options.deliver(event);
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
      log('event given up', { ...details, reason: delivery.reason }, 'error');
      this.#journal?.settled(job.event);
      return;
    }
    const delayMs = retryDelayMs(retry, job.attempts);
    log('event will be tried again', { ...details, reason: delivery.reason, delayMs }, 'warn');
    const again = () => {
      this.#resting.delete(job);
      this.#waiting.add(job);
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
