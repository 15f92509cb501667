import type { SeededRandom } from '../fuzz/seeded-random.ts';

/** The owner of a task: a crash of the server ends the server's tasks. */
export type Owner = 'server' | 'world';

interface Task {
  readonly owner: Owner;
  readonly label: string;
  readonly run: () => void;
}

interface Timer extends Task {
  readonly at: number;
  readonly order: number;
  readonly every?: number;
}

const realImmediate = globalThis.setImmediate;

/** Runs all work that waits for a disk, a socket or a timer, in an order that a seed determines. */
export class Scheduler {
  readonly random: SeededRandom;
  /** The time of the server's clock, in milliseconds since the epoch. */
  now = Date.UTC(2026, 10, 24);
  /** A hash of every choice: two runs of a seed are the same if their hashes are. */
  trace = 0;
  steps = 0;
  /** Called with an error that a task throws: most tasks run inside a promise of the server. */
  onThrown: (error: unknown) => void = () => {};
  #tasks: Task[] = [];
  #timers: Timer[] = [];
  #nextOrder = 0;

  constructor(random: SeededRandom) {
    this.random = random;
  }

  post(owner: Owner, label: string, run: () => void): void {
    this.#tasks.push({ owner, label, run });
  }

  after(ms: number, owner: Owner, label: string, run: () => void, every?: number): Timer {
    this.#nextOrder += 1;
    const at = this.now + Math.max(1, ms);
    const timer = { owner, label, run, at, order: this.#nextOrder, ...(every && { every }) };
    this.#timers.push(timer);
    return timer;
  }

  /** Runs one task or timer; returns false if none is left. */
  async step(): Promise<boolean> {
    await settled();
    const timer = this.#timers.toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
    const isTime = timer !== undefined && (this.#tasks.length === 0 || this.random.chance(0.03));
    const task = isTime ? timer : this.#tasks.splice(this.random.below(this.#tasks.length), 1)[0];
    if (task === undefined) return false;
    if (isTime) this.#advance(timer);
    this.#note(task.label);
    this.guard(task.run);
    await settled();
    return true;
  }

  /** Steps until `holds` returns true; returns false if nothing is left to run before. */
  async until(holds: () => boolean): Promise<boolean> {
    await settled();
    while (!holds()) if (!(await this.step())) return holds();
    return true;
  }

  guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.onThrown(error);
    }
  }

  /** Drops the tasks and timers of a server whose process ended. */
  dropServer(): void {
    this.#tasks = this.#tasks.filter(({ owner }) => owner !== 'server');
    this.#timers = this.#timers.filter(({ owner }) => owner !== 'server');
  }

  cancel(timer: unknown): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
  }

  #advance(timer: Timer): void {
    this.cancel(timer);
    this.now = Math.max(this.now, timer.at);
    const { every, owner, label, run } = timer;
    if (every !== undefined) this.after(every, owner, label, run, every);
  }

  #note(label: string): void {
    this.steps += 1;
    for (const letter of `${label} ${this.now}`) {
      this.trace = (Math.imul(this.trace, 31) + letter.charCodeAt(0)) | 0;
    }
  }
}

/** Resolves when all pending promise reactions have run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => void realImmediate(resolve));
}
