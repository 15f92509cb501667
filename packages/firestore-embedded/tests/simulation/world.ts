import { SeededRandom } from '../fuzz/seeded-random.ts';
import { CommittedModel } from './committed-model.ts';
import { installMachine } from './install-machine.ts';
import { MemoryDisk } from './memory-disk.ts';
import { Scheduler, settled } from './scheduler.ts';
import { SimulatedClients } from './simulated-clients.ts';
import { SimulatedFunctions } from './simulated-functions.ts';
import type { Parts } from './simulated-server.ts';
import { Violation } from './violation.ts';

/** The parts that survive a server: a disk, a clock, clients, functions, and the expected state. */
export class World {
  readonly random: SeededRandom;
  readonly parts: Parts;
  readonly scheduler: Scheduler;
  readonly disk: MemoryDisk;
  readonly model = new CommittedModel();
  readonly functions: SimulatedFunctions;
  readonly clients: SimulatedClients;
  readonly compactBytes: number;
  life = 0;
  /** The failure after which the server of this life can no longer persist data. */
  failure: Error | undefined;
  /** The first error of a callback inside the server, where it cannot be thrown. */
  #broken: unknown;
  readonly #seed: number;

  constructor(seed: number, parts: Parts) {
    this.#seed = seed;
    this.random = new SeededRandom(seed);
    this.parts = parts;
    this.scheduler = new Scheduler(this.random);
    this.scheduler.onThrown = (error) => this.break(error);
    this.disk = new MemoryDisk(this.scheduler);
    this.functions = new SimulatedFunctions(this.scheduler);
    this.functions.onCalled = (key) => this.model.showEvent(key);
    this.clients = new SimulatedClients(this.scheduler, this.model, this.functions);
    this.compactBytes = this.random.pick([1, 1, 700, 3000, 10_000, 1_000_000]);
  }

  /** Runs `work` with this world's clock, timers and random bytes in place of Node's. */
  async inside(work: () => Promise<void>): Promise<void> {
    const restore = installMachine(this.scheduler, new SeededRandom(-1 - this.#seed));
    const onRejection = (error: unknown) =>
      this.break(new Violation(`A rejection that nobody handles: ${String(error)}`));
    process.on('unhandledRejection', onRejection);
    try {
      await work();
    } finally {
      process.off('unhandledRejection', onRejection);
      restore();
    }
  }

  break(error: unknown): void {
    this.#broken ??= error;
  }

  async step(): Promise<boolean> {
    const isMore = await this.scheduler.step();
    this.throwBroken();
    return isMore;
  }

  /** Runs `count` steps, or fewer if the server fails. */
  async steps(count: number): Promise<void> {
    await settled();
    for (let step = 0; step < count && this.failure === undefined; step += 1) await this.step();
  }

  throwBroken(): void {
    if (this.#broken !== undefined) throw this.#broken;
  }

  /** Steps the scheduler until `work` has ended; returns its result. */
  async finish<T>(work: () => Promise<T>): Promise<T> {
    let done: { value: T } | undefined;
    let failed: unknown;
    work().then(
      (value) => {
        done = { value };
      },
      (error: unknown) => {
        failed = error;
      },
    );
    await this.scheduler.until(() => done !== undefined || failed !== undefined);
    this.throwBroken();
    if (done === undefined) throw failed ?? new Violation('An answer never comes.');
    return done.value;
  }

  async crash(end: 'kill' | 'power' = this.random.pick(['kill', 'power'] as const)): Promise<void> {
    // After this, all work that the server began is a scheduled task, which is dropped with the server.
    await settled();
    this.scheduler.dropServer();
    this.clients.loseListeners(false);
    this.clients.forget();
    if (end === 'power') this.disk.powerEnds();
    else this.disk.processEnds();
  }
}
