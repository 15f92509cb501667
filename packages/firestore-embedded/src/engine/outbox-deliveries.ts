import type { Log } from '../log.ts';
import type { OutboxEvent } from './outbox-event.ts';
import { type Job, OutboxQueue } from './outbox-queue.ts';
import { type Delivery, isHopeless, type RetryPolicy, retryDelayMs } from './outbox-retry.ts';

export interface DeliveryOptions {
  readonly deliver: (event: OutboxEvent) => Promise<Delivery>;
  /** Called with each event that has been delivered or given up. */
  readonly settled: (event: OutboxEvent) => void;
  /** Called when an event is given up because the functions emulator does not have its function. */
  readonly gone: (event: OutboxEvent) => void;
  readonly log: Log;
  readonly retry: RetryPolicy;
  /** The maximum number of concurrent deliveries, in total and per function. */
  readonly concurrency: number;
  readonly concurrencyPerTrigger: number;
}

/**
 * The deliveries of events: started in commit order, each retried with growing waits until it succeeds
 * or is given up and logged.
 */
export class OutboxDeliveries {
  readonly #options: DeliveryOptions;
  readonly #waiting = new OutboxQueue();
  readonly #running = new Set<Job>();
  readonly #resting = new Map<Job, NodeJS.Timeout>();
  #idleWaiters: (() => void)[] = [];
  #stopped = false;
  #nextOrder = 0;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** The number of events not yet delivered or given up. */
  get pending(): number {
    return this.#waiting.size + this.#running.size + this.#resting.size;
  }

  /** The events not yet delivered or given up, in the order in which they were added. */
  events(): readonly OutboxEvent[] {
    const jobs = [...this.#waiting, ...this.#running, ...this.#resting.keys()];
    return jobs.toSorted((a, b) => a.order - b.order).map(({ event }) => event);
  }

  /** Puts events at the end of the queue. */
  add(events: Iterable<OutboxEvent>): void {
    for (const event of events) {
      const order = this.#nextOrder;
      this.#nextOrder += 1;
      this.#waiting.add({ event, order, since: Date.now(), attempts: 0, failures: 0 });
    }
    this.#startNext();
  }

  /** Resolves when every event has been delivered or given up, or deliveries have been stopped. */
  async idle(): Promise<void> {
    if (this.pending > 0 && !this.#stopped)
      await new Promise<void>((resolve) => this.#idleWaiters.push(resolve));
  }

  /** Starts no further delivery; pending events stay pending, and so do those being delivered. */
  stop(): void {
    this.#stopped = true;
    for (const timer of this.#resting.values()) clearTimeout(timer);
    this.#notifyIdle();
  }

  #startNext(): void {
    if (this.#stopped) return;
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
    const delivery = await this.#options
      .deliver(job.event)
      .catch((error: unknown) => this.#stopWith(error));
    if (delivery === undefined || this.#stopped) return;
    this.#running.delete(job);
    job.attempts += 1;
    if (delivery.outcome === 'delivered') this.#options.settled(job.event);
    else this.#retryOrGiveUp(job, delivery);
    this.#startNext();
    this.#notifyIdle();
  }

  /** Stops deliveries, because their outcome can no longer be recorded; the events stay undelivered. */
  #stopWith(error: unknown): undefined {
    if (!this.#stopped) this.#options.log('deliveries stopped', { error: String(error) }, 'error');
    this.stop();
  }

  #retryOrGiveUp(job: Job, delivery: Exclude<Delivery, { outcome: 'delivered' }>): void {
    const { retry, log, settled, gone } = this.#options;
    const { event, attempts } = job;
    const document = event.change.name;
    const details = { trigger: event.trigger.key, event: event.id, document, attempts };
    if (delivery.outcome !== 'unreachable') job.failures += 1;
    const isFinal =
      delivery.outcome === 'refused' || (delivery.outcome === 'failed' && !event.trigger.retry);
    if (isFinal || isHopeless(retry, job, Date.now())) {
      log('event given up', { ...details, reason: delivery.reason }, 'error');
      settled(event);
      if (delivery.outcome === 'absent') gone(event);
      return;
    }
    const delayMs = retryDelayMs(retry, attempts);
    log('event will be tried again', { ...details, reason: delivery.reason, delayMs }, 'warn');
    const again = () => {
      this.#resting.delete(job);
      this.#waiting.add(job);
      this.#startNext();
    };
    this.#resting.set(job, setTimeout(again, delayMs));
  }

  #notifyIdle(): void {
    if (this.pending > 0 && !this.#stopped) return;
    const waiters = this.#idleWaiters;
    this.#idleWaiters = [];
    for (const resolve of waiters) resolve();
  }
}
