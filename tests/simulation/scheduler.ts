import type { Choices } from '@dinar/domain/testing/seeded-choices';
import { Timestamp } from 'firebase-admin/firestore';

interface Step {
  readonly process: SimulatedProcess;
  readonly dueAtMicros: number;
  readonly resume: () => void;
}

/** One instance of functions, import or staff member. The scheduler decides its next step. */
export class SimulatedProcess {
  readonly name: string;
  /** The longest duration of one of its calls. */
  readonly slowestMs: number;
  readonly endsAtMicros: number;
  readonly #onDeath: () => void;
  #isDead = false;

  constructor(name: string, slowestMs: number, endsAtMicros: number, onDeath: () => void) {
    this.name = name;
    this.slowestMs = slowestMs;
    this.endsAtMicros = endsAtMicros;
    this.#onDeath = onDeath;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Ends the process and drops everything that it waits for. */
  die(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#onDeath();
  }
}

/** The platform ends a scheduled run after this time. */
const timeoutMs = 60_000;

const startMicros = Date.UTC(2026, 0, 12, 12) * 1000;

/**
 * Virtual time and the order of all events in it: the seed selects one due call at a time. Nothing else
 * decides, so a seed replays to the microsecond.
 */
export class Scheduler {
  readonly #choices: Choices;
  readonly #steps: Step[] = [];
  #nowMicros = startMicros;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  get nowMicros(): number {
    return this.#nowMicros;
  }

  now(): Timestamp {
    const seconds = Math.floor(this.#nowMicros / 1_000_000);
    return new Timestamp(seconds, (this.#nowMicros % 1_000_000) * 1000);
  }

  start(
    name: string,
    slowestMs: number,
    onDeath: () => void = () => {},
    lifeMs = timeoutMs,
  ): SimulatedProcess {
    return new SimulatedProcess(name, slowestMs, this.#nowMicros + lifeMs * 1000, onDeath);
  }

  /** Waits for the latency of a process's call; forever if the process has crashed. */
  travel(process: SimulatedProcess): Promise<void> {
    return this.#due(process, this.#choices.below(process.slowestMs * 1000));
  }

  sleep(process: SimulatedProcess, ms: number): Promise<void> {
    return this.#due(process, Math.max(0, Math.ceil(ms * 1000)));
  }

  /** Runs until no step is left. */
  async run(): Promise<void> {
    for (;;) {
      // By then all work of the last step is done, up to the calls that it waits for.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#steps.length === 0) return;
      const { process, resume } = this.#takeOne();
      if (this.#nowMicros > process.endsAtMicros) process.die();
      if (!process.isDead) resume();
    }
  }

  #due(process: SimulatedProcess, delayMicros: number): Promise<void> {
    return new Promise((resume) => {
      this.#steps.push({ process, dueAtMicros: this.#nowMicros + delayMicros, resume });
    });
  }

  #takeOne(): Step {
    let earliest = Number.POSITIVE_INFINITY;
    for (const { dueAtMicros } of this.#steps) earliest = Math.min(earliest, dueAtMicros);
    this.#nowMicros = Math.max(this.#nowMicros, earliest) + 1 + this.#choices.below(200);
    const due = this.#steps.filter((step) => step.dueAtMicros <= this.#nowMicros);
    const step = this.#choices.pick(due);
    this.#steps.splice(this.#steps.indexOf(step), 1);
    return step;
  }
}
