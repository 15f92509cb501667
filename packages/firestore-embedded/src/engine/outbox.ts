import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { DocumentChange } from './backend.ts';
import { OutboxDeliveries } from './outbox-deliveries.ts';
import type { OutboxEvent } from './outbox-event.ts';
import { type Delivery, defaultRetryPolicy, type RetryPolicy } from './outbox-retry.ts';
import type { TriggerTerms } from './outbox-trigger.ts';
import { OutboxTriggers } from './outbox-triggers.ts';

/** Records the events that are to be delivered, so that they outlast a crash. */
export interface OutboxJournal {
  registered(trigger: TriggerTerms): void;
  unregistered(trigger: TriggerTerms): void;
  owed(events: readonly OutboxEvent[]): void;
  /** Records that an event was delivered or given up. */
  settled(event: OutboxEvent): void;
  /** Resolves when everything recorded so far outlasts a crash. */
  durable(): Promise<void>;
}

export interface OutboxOptions {
  readonly deliver: (event: OutboxEvent) => Promise<Delivery>;
  readonly log: Log;
  readonly retry?: RetryPolicy;
  /** The maximum number of concurrent deliveries, in total and per function. */
  readonly concurrency?: number;
  readonly concurrencyPerTrigger?: number;
}

/** The events that committed changes cause for functions, each delivered at least once. */
export class Outbox {
  /** While set, changes cause no events: a commit made meanwhile never calls a function. */
  muted = false;
  readonly #log: Log;
  readonly #triggers = new OutboxTriggers();
  readonly #deliveries: OutboxDeliveries;
  #journal: OutboxJournal | undefined;

  constructor({ deliver, ...options }: OutboxOptions) {
    this.#log = options.log;
    this.#deliveries = new OutboxDeliveries({
      retry: defaultRetryPolicy,
      concurrency: 8,
      // firebase-tools runs one Node process for each event that a function is handling.
      concurrencyPerTrigger: 2,
      ...options,
      // No event is sent for a commit that a crash could still undo.
      deliver: async (event) => {
        await this.#journal?.durable();
        return deliver({ ...event, trigger: this.#currentOf(event) });
      },
      settled: (event) => this.#journal?.settled(event),
      gone: (event) => this.#unregister(this.#currentOf(event)),
    });
  }

  /** The number of events not yet delivered or given up. */
  get pending(): number {
    return this.#deliveries.pending;
  }

  /** Records triggers and events in this journal from now on. */
  keepIn(journal: OutboxJournal): void {
    this.#journal = journal;
  }

  /** The registered triggers, and the undelivered events in the order in which they were added. */
  contents(): { triggers: readonly TriggerTerms[]; events: readonly OutboxEvent[] } {
    return { triggers: this.#triggers.terms(), events: this.#deliveries.events() };
  }

  /** Adds a trigger in place of earlier registrations of its function, and gives it their events. */
  register(trigger: TriggerTerms): void {
    const replaced = this.#triggers.register(trigger);
    for (const other of replaced) this.#journal?.unregistered(other);
    this.#journal?.registered(trigger);
  }

  /** Adds undelivered events of an earlier run to the end of the queue. */
  resume(events: Iterable<OutboxEvent>): void {
    this.#deliveries.add(events);
  }

  /** Adds the events of one commit's changes to the end of the queue. */
  observe(changes: readonly DocumentChange[]): void {
    if (this.muted || this.#triggers.size === 0) return;
    const events = changes.flatMap((change) =>
      this.#triggers
        .wanting(change)
        .map((trigger): OutboxEvent => ({ id: randomUUID(), trigger, change })),
    );
    if (events.length === 0) return;
    this.#journal?.owed(events);
    this.#deliveries.add(events);
  }

  /** Resolves when every event has been delivered or given up, or deliveries have been stopped. */
  async idle(): Promise<void> {
    await this.#deliveries.idle();
  }

  /** Stops deliveries; undelivered events stay pending, and a commit still under way may add to them. */
  close(): void {
    if (this.pending > 0) {
      const fate = this.#journal === undefined ? 'dropped' : 'kept';
      this.#log(`events ${fate} at shutdown`, { pending: this.pending });
    }
    this.#deliveries.stop();
  }

  #currentOf({ trigger }: OutboxEvent): TriggerTerms {
    return this.#triggers.current(trigger) ?? trigger;
  }

  #unregister(trigger: TriggerTerms): void {
    this.#triggers.unregister(trigger);
    this.#journal?.unregistered(trigger);
    this.#log('trigger unregistered: its function is gone', { trigger: trigger.key }, 'warn');
  }
}
