import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { DocumentChange } from './backend.ts';
import { OutboxDeliveries } from './outbox-deliveries.ts';
import type { OutboxEvent } from './outbox-event.ts';
import { type Delivery, defaultRetryPolicy, type RetryPolicy } from './outbox-retry.ts';
import type { TriggerTerms } from './outbox-trigger.ts';
import { OutboxTriggers } from './outbox-triggers.ts';

/** Where the outbox writes down what it owes, so that it is still owed after a crash. */
export interface OutboxJournal {
  registered(trigger: TriggerTerms): void;
  unregistered(trigger: TriggerTerms): void;
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

/** The events that committed changes owe to functions, each delivered at least once. */
export class Outbox {
  /** While set, changes owe nothing to anybody: what is committed meanwhile calls no function. */
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
      // firebase-tools runs one Node process for each event that a function has in hand.
      concurrencyPerTrigger: 2,
      ...options,
      // No function hears of a commit that a crash could still undo.
      deliver: async (event) => {
        await this.#journal?.durable();
        return deliver({ ...event, trigger: this.#currentOf(event) });
      },
      settled: (event) => this.#journal?.settled(event),
      gone: (event) => this.#unregister(this.#currentOf(event)),
    });
  }

  /** Events not yet delivered or given up. */
  get pending(): number {
    return this.#deliveries.pending;
  }

  /** From now on everything is written down there. */
  keepIn(journal: OutboxJournal): void {
    this.#journal = journal;
  }

  /** The registered triggers, and the undelivered events in the order in which they came. */
  contents(): { triggers: readonly TriggerTerms[]; events: readonly OutboxEvent[] } {
    return { triggers: this.#triggers.terms(), events: this.#deliveries.events() };
  }

  /** Adds a trigger in the place of earlier registrations of its function, whose events it gets. */
  register(trigger: TriggerTerms): void {
    const replaced = this.#triggers.register(trigger);
    for (const other of replaced) this.#journal?.unregistered(other);
    this.#journal?.registered(trigger);
  }

  /** Puts events at the end of the queue that were owed before. */
  resume(events: Iterable<OutboxEvent>): void {
    this.#deliveries.add(events);
  }

  /** Puts the events that the changes of one commit cause at the end of the queue. */
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

  /** Resolves when every event has been delivered or given up. */
  async idle(): Promise<void> {
    await this.#deliveries.idle();
  }

  /** Stops deliveries; what is owed stays owed, and a commit still under way may add to it. */
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
