import type { Backend } from '../../src/engine/backend.ts';
import { StatusError } from '../../src/model/status.ts';
import { beginTransaction, checkForgotten, presentTime, readAll } from './client-reads.ts';
import { ClientWishes, type Wish } from './client-wishes.ts';
import type { CommittedModel } from './committed-model.ts';
import { JudgedCommits } from './judged-commits.ts';
import { database, documentNames } from './names.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedFunctions } from './simulated-functions.ts';
import { SimulatedListener } from './simulated-listener.ts';
import { listenedTargets } from './simulated-targets.ts';

/** Clients that commit, read, listen, stall and disconnect. */
export class SimulatedClients {
  readonly #scheduler: Scheduler;
  readonly #model: CommittedModel;
  readonly #commits: JudgedCommits;
  readonly #wishes: ClientWishes;
  readonly #listeners: readonly SimulatedListener[];
  #waiting = new Set<Promise<void>>();
  #life = 0;

  constructor(scheduler: Scheduler, model: CommittedModel, functions: SimulatedFunctions) {
    this.#scheduler = scheduler;
    this.#model = model;
    this.#commits = new JudgedCommits(model, functions);
    this.#wishes = new ClientWishes(scheduler.random);
    this.#listeners = listenedTargets.map(
      (target) => new SimulatedListener(scheduler, target, (fields) => model.showFields(fields)),
    );
  }

  /** Observes each answer of the engine before it is durable. */
  tap(backend: Backend): Backend {
    return this.#commits.tap(backend);
  }

  connect(backend: Backend, life: number): void {
    this.#life = life;
    for (const listener of this.#listeners) {
      if (this.#scheduler.random.chance(0.7)) listener.open(backend, life);
    }
  }

  /** Performs a random action of a client. */
  act(backend: Backend): void {
    const chance = this.#scheduler.random.below(100);
    if (chance < 55) this.#commit(backend, this.#wishes.some());
    else if (chance < 65) this.#start(() => this.#transaction(backend));
    else if (chance < 68) this.#clear(backend);
    else if (chance < 75) this.#start(() => this.#read(backend));
    else this.#disturb(backend);
  }

  /** Writes more versions of one document than the log may keep, while no listener reads. */
  async overload(backend: Backend, step: () => Promise<boolean>): Promise<void> {
    const [name = ''] = documentNames;
    for (const listener of this.#listeners) listener.isStalled = true;
    this.#commit(backend, [this.#wishes.put(name, 600)]);
    await this.#allAnswered(step);
    let before: string | undefined;
    this.#start(async () => {
      before = await presentTime(backend);
    });
    await this.#allAnswered(step);
    for (let version = 0; version < 100; version += 1) {
      this.#commit(backend, [this.#wishes.put(name, 600)]);
      if (version % 5 === 0) await this.#allAnswered(step);
    }
    await this.#allAnswered(step);
    const readTime = before;
    if (readTime === undefined) return;
    this.#start(() => checkForgotten(backend, name, readTime));
    await this.#allAnswered(step);
  }

  loseListeners(closesStreams: boolean): void {
    for (const listener of this.#listeners) listener.lose(closesStreams);
  }

  /** Forgets the pending requests of a server that has ended. */
  forget(): void {
    this.#waiting = new Set();
  }

  async answered(): Promise<void> {
    while (this.#waiting.size > 0) await Promise.all(this.#waiting);
  }

  /** Makes all listeners read, and reconnects those without a stream. */
  resumeListeners(backend: Backend, life: number): void {
    for (const listener of this.#listeners) {
      listener.resume();
      if (!listener.isOpen) listener.open(backend, life);
    }
  }

  async checkListeners(backend: Backend): Promise<void> {
    for (const listener of this.#listeners) await listener.check(backend);
  }

  #disturb(backend: Backend): void {
    const { random } = this.#scheduler;
    const listener = random.pick(this.#listeners);
    if (!listener.isOpen) listener.open(backend, this.#life);
    else if (random.chance(0.5)) listener.lose(random.chance(0.7));
    else if (random.chance(0.7)) listener.isStalled = true;
    else listener.resume();
  }

  #commit(backend: Backend, wishes: readonly Wish[]): void {
    this.#start(() => this.#commits.commit(backend, wishes));
  }

  /** Reads and writes a document in a transaction, which must fail if it was written in between. */
  async #transaction(backend: Backend): Promise<void> {
    const name = this.#scheduler.random.pick(documentNames);
    const put = this.#wishes.put(name, 0);
    await this.#commits.commit(backend, [put], await beginTransaction(backend, name));
  }

  #clear(backend: Backend): void {
    const writes = [...this.#model.present.keys()].map((name) => ({ name, fields: undefined }));
    backend.clear(database);
    if (writes.length > 0) this.#model.apply(writes, []);
  }

  async #read(backend: Backend): Promise<void> {
    for (const fields of await readAll(backend)) this.#model.showFields(fields);
  }

  #start(work: () => Promise<void>): void {
    const waiting = this.#waiting;
    const done = work()
      .catch((error: unknown) => {
        // A server whose disk has failed answers every request with UNAVAILABLE.
        if (error instanceof StatusError && error.status === 'UNAVAILABLE') return;
        this.#scheduler.onThrown(error);
      })
      .finally(() => waiting.delete(done));
    waiting.add(done);
  }

  /** Steps until the server has answered all requests, or nothing is left to run. */
  async #allAnswered(step: () => Promise<boolean>): Promise<void> {
    while (this.#waiting.size > 0 && (await step()));
  }
}
