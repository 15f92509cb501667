import type { OutboxEvent } from '../../src/engine/outbox-event.ts';
import { type Delivery, defaultRetryPolicy } from '../../src/engine/outbox-retry.ts';
import type { Fate } from './committed-model.ts';
import type { Scheduler } from './scheduler.ts';
import { Violation } from './violation.ts';

/** One event that a commit owes to one function. */
interface Owed {
  /** Function, document and commit time. */
  readonly label: string;
  readonly retry: boolean;
  readonly time: number;
  /** `sure` once its commit is known to be kept; `open` while a crash may undo it. */
  state: 'open' | 'sure' | 'undone' | 'either';
  id: string | undefined;
  /** The life of the server in which the event was settled. */
  settledIn: number | undefined;
  failures: number;
}

/** The events owed to functions: each is delivered at least once, and none after it is settled. */
export class OwedEvents {
  readonly #scheduler: Scheduler;
  /** By unique keys: a commit time recurs if a crash undid the commit and the clock was set back. */
  readonly #owed = new Map<string, Owed>();
  /** Lives of the server that ended with everything persisted. */
  readonly #cleanLives = new Set<number>();
  #life = 0;
  #lifeStart = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  beginLife(): void {
    this.#life += 1;
    this.#lifeStart = this.#scheduler.now;
    for (const owed of this.#owed.values()) owed.failures = 0;
  }

  endedCleanly(): void {
    this.#cleanLives.add(this.#life);
  }

  /** Records an event of a commit; returns its key. */
  add(label: string, retry: boolean): string {
    const key = `${label} #${this.#owed.size}`;
    this.#owed.set(key, {
      label,
      retry,
      time: this.#scheduler.now,
      state: 'open',
      id: undefined,
      settledIn: undefined,
      failures: 0,
    });
    return key;
  }

  /** Updates the events' states after a recovery. */
  judge({ kept, undone }: Fate): void {
    const isUndone = new Set(undone);
    const isKept = new Set(kept);
    for (const [key, owed] of this.#owed) {
      if (owed.state !== 'open') continue;
      owed.state = isKept.has(key) ? 'sure' : isUndone.has(key) ? 'undone' : 'either';
    }
  }

  /** Checks that the server gives up an event only as its retry policy allows. */
  givenUp(id: string): void {
    const entry = [...this.#owed.entries()].find(([, owed]) => owed.id === id);
    if (entry === undefined)
      throw new Violation(`Event ${id}, which nobody was asked about, given up.`);
    const [key, owed] = entry;
    if (owed.settledIn === this.#life) return;
    const age = this.#scheduler.now - Math.max(owed.time, this.#lifeStart);
    if (owed.failures < defaultRetryPolicy.maxFailures && age < defaultRetryPolicy.maxAgeMs) {
      throw new Violation(`Event ${key} given up after ${owed.failures} failures and ${age} ms.`);
    }
    owed.settledIn = this.#life;
  }

  /** Checks that no event is owed once nothing is left to happen. */
  checkAllSettled(): void {
    for (const [key, { state, settledIn }] of this.#owed) {
      if ((state === 'open' || state === 'sure') && settledIn === undefined) {
        throw new Violation(`Event ${key} is owed and was never delivered.`);
      }
    }
  }

  /** Records a delivery that the server sent in this life; returns the event's key. */
  arrive(event: OutboxEvent, life: number): string {
    const name = event.trigger.key.replace(/-\d+$/, '');
    const label = `${name} ${event.change.name} ${event.change.time}`;
    const [key, owed] = this.#find(label, event.id);
    owed.id = event.id;
    const { settledIn } = owed;
    if (settledIn !== undefined && (settledIn === life || this.#cleanLives.has(settledIn))) {
      throw new Violation(`Event ${key} came again after it was settled.`);
    }
    return key;
  }

  /** Finds the event of a delivery: the last one that may still be owed. */
  #find(label: string, id: string): [string, Owed] {
    const all = [...this.#owed].filter(([, owed]) => owed.label === label);
    if (all.length === 0) throw new Violation(`Event ${label} is owed to nobody.`);
    const kept = all.filter(([, { state }]) => state !== 'undone');
    if (kept.length === 0) throw new Violation(`Event ${label} is of a commit that was undone.`);
    const found = kept.findLast(([, owed]) => owed.id === undefined || owed.id === id);
    if (found === undefined) throw new Violation(`Event ${label} came again with another id.`);
    return found;
  }

  /** Records an answer that the server received. */
  answered(key: string, { outcome }: Delivery, life: number): void {
    const owed = this.#owed.get(key);
    if (owed === undefined) return;
    if (outcome !== 'delivered' && outcome !== 'unreachable') owed.failures += 1;
    const isFinal =
      outcome === 'delivered' || outcome === 'refused' || (outcome === 'failed' && !owed.retry);
    if (isFinal) owed.settledIn = life;
  }
}
