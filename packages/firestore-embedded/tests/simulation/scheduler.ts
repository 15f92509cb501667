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

/** Chooses by a seed what happens next: everything that waits for a disk, a socket or a timer. */
export class Scheduler {
  readonly random: SeededRandom;
  /** Milliseconds of the epoch, as the server's clock shows them. */
  now = Date.UTC(2026, 10, 24);
  /** Changes with every choice: two runs of a seed are the same if these are. */
  trace = 0;
  steps = 0;
  /** Called with what a task throws: most tasks run inside a promise of the server. */
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

  /** Lets one thing happen; false when nothing is left to happen. */
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

  /** Steps until something holds; false when nothing is left to happen before. */
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

  /** Ends the tasks of a process that ended. */
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

/** Resolves when every promise that can has gone on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => void realImmediate(resolve));
}
