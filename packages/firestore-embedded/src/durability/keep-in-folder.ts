import type { ApplyObserver, BackendStorage } from '../engine/backend.ts';
import type { Outbox } from '../engine/outbox.ts';
import type { Log } from '../log.ts';
import { databaseEntries, outboxEntries } from './contents-entries.ts';
import type { Durability } from './defer-until-durable.ts';
import { type FolderDisk, machineDisk } from './folder-disk.ts';
import { Journal } from './journal.ts';
import type { RecordedState } from './recorded-state.ts';
import { recoverFolder } from './recover-folder.ts';

export interface KeepOptions {
  readonly folder: string;
  /** The disk of this machine by default. */
  readonly disk?: FolderDisk;
  readonly backend: BackendStorage;
  /** Absent without a functions emulator; events of an earlier run then stay undelivered. */
  readonly outbox: Outbox | undefined;
  readonly log: Log;
  /** Called once, when a write has failed; every later response is an error. */
  readonly onFailure: (error: Error) => void;
  /** The journal length in bytes that triggers compaction. */
  readonly compactBytes?: number;
}

/** A folder that keeps the contents of a backend and an outbox. */
export interface DataFolder extends Durability {
  /** Sizes, and the number of writes since the start. */
  readonly figures: Readonly<Record<string, number>>;
  /** Waits for pending writes, and unlocks the folder. */
  close(): Promise<void>;
}

/**
 * Restores a backend and its outbox from the folder, and records every later change. Throws
 * DataFolderError when the folder cannot be used.
 */
export async function keepInFolder(options: KeepOptions): Promise<DataFolder> {
  const { disk = machineDisk, folder, log } = options;
  const unlock = disk.lock(folder);
  try {
    const { state, ...start } = await recoverFolder(disk, folder, log);
    restore(state, options);
    const { backend, outbox } = options;
    const unclaimed = outbox === undefined ? [...outboxEntries(contentsOf(state))] : [];
    const journal = await Journal.open({
      ...options,
      disk,
      start,
      capture: () => [
        ...backend.contents().flatMap((database) => [...databaseEntries(database)]),
        ...(outbox === undefined ? unclaimed : outboxEntries(outbox.contents())),
      ],
    });
    writeDown(journal, backend, outbox);
    outbox?.resume(state.events.values());
    return dataFolder(journal, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function restore(state: RecordedState, { backend, outbox }: KeepOptions): void {
  for (const [name, { documents, time }] of state.databases) {
    backend.restore({ name, time }, documents.values());
  }
  for (const trigger of state.triggers.values()) outbox?.register(trigger);
}

function contentsOf({ triggers, events }: RecordedState): ReturnType<Outbox['contents']> {
  return { triggers: [...triggers.values()], events: [...events.values()] };
}

function writeDown(journal: Journal, backend: BackendStorage, outbox: Outbox | undefined): void {
  const commit: ApplyObserver = (database, changes, time) =>
    journal.append({
      kind: 'commit',
      database,
      time,
      put: changes.flatMap(({ after }) => after ?? []),
      delete: changes.flatMap(({ name, after }) => (after === undefined ? name : [])),
    });
  backend.onApply(commit);
  outbox?.keepIn({
    registered: (trigger) => journal.append({ kind: 'trigger', trigger }),
    unregistered: ({ project, key }) => journal.append({ kind: 'unregistered', project, key }),
    owed: (events) => journal.append({ kind: 'events', events }),
    settled: ({ id }) => journal.append({ kind: 'settled', ids: [id] }),
    durable: () => journal.durable(),
  });
}

function dataFolder(journal: Journal, unlock: () => void): DataFolder {
  return {
    get isDurable() {
      return journal.isDurable;
    },
    get figures() {
      return journal.figures;
    },
    durable: () => journal.durable(),
    async close() {
      await journal.close();
      unlock();
    },
  };
}
