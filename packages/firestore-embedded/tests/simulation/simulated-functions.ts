import type { OutboxEvent } from '../../src/engine/outbox-event.ts';
import type { Delivery } from '../../src/engine/outbox-retry.ts';
import type { TriggerTerms } from '../../src/engine/outbox-trigger.ts';
import type { ModelChange } from './committed-model.ts';
import { root } from './names.ts';
import { OwedEvents } from './owed-events.ts';
import type { Scheduler } from './scheduler.ts';

const kinds = ['created', 'updated', 'deleted', 'written'] as const;

/** The functions emulator: functions that succeed, fail, answer late, or are absent. */
export class SimulatedFunctions {
  readonly #scheduler: Scheduler;
  readonly owed: OwedEvents;
  readonly #retries = new Map<string, boolean>();
  #life = 0;
  #stopping = false;
  /** Whether every delivery succeeds. */
  isQuiet = false;
  onCalled: (key: string) => void = () => {};

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    this.owed = new OwedEvents(scheduler);
    const { random } = scheduler;
    for (let index = 0; index < 3; index += 1) {
      this.#retries.set(`${random.pick(kinds)}-${index}`, random.chance(0.5));
    }
  }

  beginLife(): void {
    this.#life += 1;
    this.#stopping = false;
    this.owed.beginLife();
  }

  /** Marks the server as stopping: it ignores all later answers. */
  stopping(): void {
    this.#stopping = true;
  }

  /** Returns the triggers that firebase-tools registers, with new keys at each start. */
  triggers(): readonly TriggerTerms[] {
    return [...this.#retries].map(([name, retry]) => ({
      key: `${name}-${this.#life}`,
      project: 'p',
      database: '(default)',
      kind: kindOf(name),
      eventType: `google.cloud.firestore.document.v1.${kindOf(name)}`,
      format: 'cloud-event',
      withAuthContext: false,
      retry,
      path: 'c/{id}',
      matchType: 'PATH_PATTERN',
    }));
  }

  /** Records the events that a commit owes; returns their keys. */
  owe(changes: readonly ModelChange[], time: string): readonly string[] {
    return changes
      .filter(({ name }) => /^c\/[^/]+$/.test(name.slice(root.length + 1)))
      .flatMap(({ name, kind }) =>
        [...this.#retries]
          .filter(([fn]) => kindOf(fn) === 'written' || kindOf(fn) === kind)
          .map(([fn, retry]) => this.owed.add(`${fn} ${name} ${time}`, retry)),
      );
  }

  deliver(event: OutboxEvent): Promise<Delivery> {
    const life = this.#life;
    const { random } = this.#scheduler;
    return new Promise((resolve) => {
      this.#scheduler.post('world', 'event arrives', () => {
        const { isCalled, delivery } = this.#isQuietOr(() => this.#fate());
        const key = this.owed.arrive(event, life);
        // The function has seen the commit, even if the server has just crashed.
        if (isCalled) this.onCalled(key);
        // A server that has crashed meanwhile receives no answer.
        if (life !== this.#life) return;
        const answer = () => {
          if (!this.#stopping) this.owed.answered(key, delivery, life);
          resolve(delivery);
        };
        if (random.chance(0.2)) {
          this.#scheduler.after(random.below(20_000), 'server', 'late answer', answer);
        } else this.#scheduler.post('server', `answer ${delivery.outcome}`, answer);
      });
    });
  }

  #isQuietOr<T extends { isCalled: boolean; delivery: Delivery }>(fate: () => T) {
    return this.isQuiet ? { isCalled: true, delivery: { outcome: 'delivered' } as const } : fate();
  }

  #fate(): { isCalled: boolean; delivery: Delivery } {
    const chance = this.#scheduler.random.below(100);
    const reason = 'simulated';
    if (chance < 65) return { isCalled: true, delivery: { outcome: 'delivered' } };
    if (chance < 78) return { isCalled: true, delivery: { outcome: 'failed', reason } };
    // The function ran, and the answer was lost: it is called again.
    if (chance < 84) return { isCalled: true, delivery: { outcome: 'unreachable', reason } };
    if (chance < 92) return { isCalled: false, delivery: { outcome: 'unreachable', reason } };
    if (chance < 97) return { isCalled: false, delivery: { outcome: 'absent', reason } };
    return { isCalled: false, delivery: { outcome: 'refused', reason } };
  }
}

function kindOf(name: string): (typeof kinds)[number] {
  const kind = kinds.find((other) => name.startsWith(other));
  if (kind === undefined) throw new Error(`${name} is no simulated function.`);
  return kind;
}
