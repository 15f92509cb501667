import { checkDamage } from './check-damage.ts';
import { describe, isSame } from './contents.ts';
import { owner, root } from './names.ts';
import { type Parts, type SimulatedServer, soundParts } from './simulated-server.ts';
import { foundIn } from './simulated-targets.ts';
import { startLife } from './start-life.ts';
import { Violation } from './violation.ts';
import { World } from './world.ts';

const ends = ['signal', 'kill', 'power', 'full disk'] as const;
/** The end of a life of the server. */
type End = (typeof ends)[number];

/** The run of a seed: consecutive lives of one server on one disk. */
export class Simulation {
  readonly #world: World;

  constructor(seed: number, parts: Parts = soundParts) {
    this.#world = new World(seed, parts);
  }

  get scheduler() {
    return this.#world.scheduler;
  }

  /** Runs the seed; rejects with a Violation if a guarantee is broken. */
  run(): Promise<void> {
    const { random } = this.#world;
    return this.#world.inside(async () => {
      const lives = 2 + random.below(4);
      for (let life = 1; life < lives; life += 1) await this.#live(random.pick(ends));
      await this.#liveQuietly();
    });
  }

  async #live(end: End): Promise<void> {
    const world = this.#world;
    const { random, clients } = world;
    const server = await startLife(world);
    if (server === undefined) return;
    clients.connect(server.backend, world.life);
    const actions = 3 + random.below(20);
    for (let action = 0; action < actions && world.failure === undefined; action += 1) {
      clients.act(server.backend);
      await world.steps(random.below(8));
    }
    if (random.chance(0.15) && world.failure === undefined) {
      await clients.overload(server.backend, () => world.step());
    }
    if (random.chance(0.2)) await this.#quiet(server);
    if (world.failure !== undefined) return world.crash('kill');
    await this.#end(server, end);
  }

  async #end(server: SimulatedServer, end: End): Promise<void> {
    const { disk, clients } = this.#world;
    if (end === 'signal') return this.#signal(server);
    if (end !== 'full disk') return this.#world.crash(end);
    disk.isFull = true;
    for (let count = 0; count < 5 && this.#world.failure === undefined; count += 1) {
      clients.act(server.backend);
      await this.#world.steps(6);
    }
    await this.#world.crash('kill');
    disk.isFull = false;
  }

  /** Ends a server as on SIGTERM, in the order in which `startServer` closes; a crash may interrupt it. */
  async #signal(server: SimulatedServer): Promise<void> {
    const world = this.#world;
    const { random } = world;
    let isClosed = false;
    world.clients.loseListeners(true);
    // gRPC calls are answered first; HTTP connections are closed even during a request.
    const isGrpc = random.chance(0.5);
    const closed = (async () => {
      if (isGrpc) await world.clients.answered();
      world.functions.stopping();
      server.outbox.close();
      await server.folder.close();
      isClosed = true;
    })();
    closed.catch((error: unknown) => {
      world.failure ??= error instanceof Error ? error : new Error(String(error));
    });
    const crashAfter = random.chance(0.3) ? random.below(20) : Number.MAX_SAFE_INTEGER;
    for (let step = 0; !isClosed && world.failure === undefined; step += 1) {
      if (step === crashAfter) return world.crash();
      if (!(await world.step())) throw new Violation('The server does not come to its end.');
    }
    if (isClosed) world.functions.owed.endedCleanly();
    await world.crash();
  }

  /** Runs the last life until nothing is left to happen, then makes the final checks. */
  async #liveQuietly(): Promise<void> {
    const world = this.#world;
    world.functions.isQuiet = true;
    const server = await startLife(world);
    if (server === undefined) throw new Violation('The server does not start.');
    world.clients.connect(server.backend, world.life);
    world.clients.act(server.backend);
    await this.#quiet(server);
    world.functions.owed.checkAllSettled();
    await this.#signal(server);
    const again = await startLife(world);
    if (again === undefined) throw new Violation('The server does not start again.');
    await world.crash('kill');
    await checkDamage(world);
  }

  /** Steps until nothing is left to happen, then compares listeners and documents with the model. */
  async #quiet({ backend }: SimulatedServer): Promise<void> {
    const world = this.#world;
    world.clients.resumeListeners(backend, world.life);
    while (world.failure === undefined && (await world.step()));
    if (world.failure !== undefined) return;
    const { served, model } = await world.finish(async () => {
      await world.clients.checkListeners(backend);
      const query = { parent: root, structuredQuery: { from: [{ allDescendants: true }] } };
      const answers = await backend.serverStream('RunQuery', query, owner);
      return { served: foundIn(answers), model: world.model.present };
    });
    if (!isSame(served, model)) {
      throw new Violation(`A query answers ${describe(served)}, and ${describe(model)} is right.`);
    }
  }
}
