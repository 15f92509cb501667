import { deferUntilDurable } from '../../src/durability/defer-until-durable.ts';
import type { FolderDisk } from '../../src/durability/folder-disk.ts';
import { type DataFolder, keepInFolder } from '../../src/durability/keep-in-folder.ts';
import type { Backend, BackendStorage } from '../../src/engine/backend.ts';
import { createBackend } from '../../src/engine/create-backend.ts';
import { Outbox } from '../../src/engine/outbox.ts';
import type { OutboxEvent } from '../../src/engine/outbox-event.ts';
import type { Delivery } from '../../src/engine/outbox-retry.ts';
import type { Log } from '../../src/log.ts';

export const folder = '/data';
export const logBytes = 16 * 1024;

/** The parts of a server, each of which a faulty one can replace. */
export interface Parts {
  readonly createBackend: typeof createBackend;
  readonly keepInFolder: typeof keepInFolder;
  readonly deferUntilDurable: typeof deferUntilDurable;
  /** Maps an answer of the functions emulator to the one that the server receives. */
  readonly delivery: (delivery: Delivery) => Delivery;
  readonly outbox: (outbox: Outbox) => Outbox;
  readonly disk: (disk: FolderDisk) => FolderDisk;
  /** Wraps the backend that transports use. */
  readonly served: (backend: Backend) => Backend;
}

export const soundParts: Parts = {
  createBackend,
  keepInFolder,
  deferUntilDurable,
  delivery: (delivery) => delivery,
  outbox: (outbox) => outbox,
  disk: (disk) => disk,
  served: (backend) => backend,
};

export interface ServerSeams {
  readonly parts: Parts;
  readonly disk: FolderDisk;
  readonly now: () => Date;
  readonly compactBytes: number;
  readonly deliver: (event: OutboxEvent) => Promise<Delivery>;
  /** Observes each answer of the engine before it is durable. */
  readonly tap: (backend: Backend) => Backend;
  readonly log: Log;
  readonly onFailure: (error: Error) => void;
}

export interface SimulatedServer {
  readonly backend: Backend;
  readonly storage: BackendStorage;
  readonly outbox: Outbox;
  readonly folder: DataFolder;
}

/** Starts the inside of a server as `startServer` does, with the simulation's disk, clock and streams. */
export async function startSimulated(seams: ServerSeams): Promise<SimulatedServer> {
  const { parts, log, onFailure, compactBytes } = seams;
  const backend = parts.createBackend({ now: seams.now, logBytes });
  const outbox = parts.outbox(
    new Outbox({ deliver: async (event) => parts.delivery(await seams.deliver(event)), log }),
  );
  backend.onCommit((changes) => outbox.observe(changes));
  const kept = await parts.keepInFolder({
    folder,
    disk: parts.disk(seams.disk),
    backend,
    outbox,
    log,
    onFailure,
    compactBytes,
  });
  const served = parts.served(parts.deferUntilDurable(seams.tap(backend), kept));
  return { backend: served, storage: backend, outbox, folder: kept };
}
