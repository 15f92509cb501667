import { DataFolderError } from '../../src/durability/data-folder-error.ts';
import { type SimulatedServer, startSimulated } from './simulated-server.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';

/** Starts a server on the current disk; returns undefined if it crashed while starting. */
export async function startLife(world: World): Promise<SimulatedServer | undefined> {
  const { scheduler, random, functions } = world;
  world.life += 1;
  world.failure = undefined;
  functions.beginLife();
  // The clock of a machine may go back while no server runs.
  if (random.chance(0.3)) scheduler.now -= random.below(60_000);
  let started: SimulatedServer | undefined;
  let failed: unknown;
  start(world)
    .then(
      (server) => {
        started = server;
        register(world, server);
      },
      (error: unknown) => {
        failed = error;
      },
    )
    .catch((error: unknown) => world.break(error));
  const crashAfter = random.chance(0.1) ? random.below(10) : Number.MAX_SAFE_INTEGER;
  for (let step = 0; started === undefined && failed === undefined; step += 1) {
    if (step === crashAfter && !functions.isQuiet) {
      await world.crash();
      return undefined;
    }
    if (!(await world.step())) break;
  }
  world.throwBroken();
  if (failed instanceof DataFolderError) {
    throw new Violation(`The server refuses its own folder: ${failed.message}`);
  }
  if (failed !== undefined) throw failed;
  return started;
}

function start(world: World): Promise<SimulatedServer> {
  const { parts, disk, scheduler, functions, clients, compactBytes } = world;
  return startSimulated({
    parts,
    disk: disk.disk,
    now: () => new Date(scheduler.now),
    compactBytes,
    deliver: (event) => functions.deliver(event),
    tap: (backend) => clients.tap(backend),
    log: (event, details) => {
      if (event === 'event given up')
        scheduler.guard(() => functions.owed.givenUp(String(details?.event)));
    },
    onFailure: (error) => {
      world.failure = error;
    },
  });
}

/** Checks the recovered documents, and registers the functions as firebase-tools does. */
function register({ model, functions }: World, { storage, outbox }: SimulatedServer): void {
  const documents = storage.contents().flatMap((database) => database.documents);
  functions.owed.judge(model.recovered(documents));
  for (const trigger of functions.triggers()) outbox.register(trigger);
}
