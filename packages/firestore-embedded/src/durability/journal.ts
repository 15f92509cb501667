import type { Log } from '../log.ts';
import { StatusError } from '../model/status.ts';
import type { FolderDisk, WrittenFile } from './folder-disk.ts';
import { journalPath } from './folder-files.ts';
import { encodeEntry, type JournalEntry, journalFormat } from './journal-entry.ts';
import { encodeRecord } from './record.ts';
import type { Recovered } from './recover-folder.ts';
import { appendAll } from './write-file.ts';
import { writeSnapshot } from './write-snapshot.ts';

export interface JournalOptions {
  readonly disk: FolderDisk;
  readonly folder: string;
  readonly start: Pick<Recovered, 'journal' | 'snapshotBytes'>;
  /** Returns the present contents as entries, which are captured at the call and encoded later. */
  readonly capture: () => Iterable<JournalEntry>;
  readonly log: Log;
  /** Called once, when a write has failed: no later change can be kept. */
  readonly onFailure: (error: Error) => void;
  /** A journal of this length in bytes is compacted, unless the last snapshot was longer. */
  readonly compactBytes?: number;
}

/** The entries that wait for one synchronisation of the file with the disk. */
class Group {
  readonly lines: string[] = [];
  readonly durable: Promise<void>;
  settle: (failure?: Error) => void = () => {};

  constructor() {
    this.durable = new Promise((resolve, reject) => {
      this.settle = (failure) => (failure === undefined ? resolve() : reject(failure));
    });
    // Each waiter gets the rejection; without waiters it must not count as unhandled.
    this.durable.catch(() => {});
  }
}

/**
 * Appends entries to the journal. All entries that arrive while the disk is busy are written with one
 * write and one synchronisation, as one record: it is kept as a whole or not at all.
 */
export class Journal {
  readonly #options: Required<JournalOptions>;
  #file: WrittenFile;
  #number: number;
  #bytes: number;
  /** The number of the next record; record numbers increase by one through all journals. */
  #next: number;
  #snapshotBytes: number;
  #waiting: Group | undefined;
  #writing: Group | undefined;
  #loop: Promise<void> | undefined;
  #compaction: Promise<void> | undefined;
  #failure: StatusError | undefined;
  #counts = { records: 0, snapshots: 0 };

  private constructor(options: Required<JournalOptions>, file: WrittenFile, number: number) {
    this.#options = options;
    this.#file = file;
    this.#number = number;
    this.#bytes = options.start.journal?.bytes ?? 0;
    this.#next = options.start.journal?.next ?? 0;
    this.#snapshotBytes = options.start.snapshotBytes;
  }

  /** Opens the folder's last journal, or creates the first. */
  static async open(options: JournalOptions): Promise<Journal> {
    const number = options.start.journal?.number ?? 1;
    const file = await options.disk.open(journalPath(options.folder, number), 'a');
    const journal = new Journal({ compactBytes: 32 * 1024 * 1024, ...options }, file, number);
    if (journal.#bytes === 0) await journal.#writeHead();
    return journal;
  }

  /** Sizes in bytes, and the number of records and snapshots written since the start. */
  get figures(): Readonly<Record<string, number>> {
    return { journalBytes: this.#bytes, snapshotBytes: this.#snapshotBytes, ...this.#counts };
  }

  /** True when every appended entry outlasts a crash. */
  get isDurable(): boolean {
    return this.#waiting === undefined && this.#writing === undefined && !this.#failure;
  }

  append(entry: JournalEntry): void {
    if (this.#failure !== undefined) return;
    this.#waiting ??= new Group();
    this.#waiting.lines.push(encodeEntry(entry));
    this.#loop ??= this.#writeAll();
  }

  /** Resolves when every entry appended so far outlasts a crash; rejects when a write fails. */
  async durable(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    await (this.#waiting ?? this.#writing)?.durable;
  }

  /** Waits for the appended entries, and for a snapshot that is being written. */
  async close(): Promise<void> {
    await this.#loop;
    await this.#compaction;
    await this.#file.close();
  }

  async #writeAll(): Promise<void> {
    try {
      // Other entries of this turn of the event loop belong to the same record.
      await new Promise((resolve) => setImmediate(resolve));
      for (let group = this.#take(); group !== undefined; group = this.#take()) {
        // The next journal starts from the state as of this group, and no later one.
        const state = this.#isDue() ? this.#options.capture() : undefined;
        await this.#write(group.lines.join('\n'));
        this.#writing = undefined;
        group.settle();
        if (state !== undefined) await this.#startNext(state);
      }
    } catch (cause) {
      this.#fail(cause);
    } finally {
      this.#loop = undefined;
    }
  }

  #take(): Group | undefined {
    this.#writing = this.#waiting;
    this.#waiting = undefined;
    return this.#writing;
  }

  async #write(text: string): Promise<void> {
    const record = encodeRecord(this.#next, Buffer.from(text));
    await appendAll(this.#file, record);
    await this.#file.sync();
    this.#next += 1;
    this.#bytes += record.length;
    this.#counts.records += 1;
  }

  async #writeHead(): Promise<void> {
    await this.#write(encodeEntry({ kind: 'file', format: journalFormat, number: this.#number }));
    const { disk, folder } = this.#options;
    await disk.syncFolder(folder);
  }

  #isDue(): boolean {
    const least = Math.max(this.#options.compactBytes, this.#snapshotBytes);
    return this.#compaction === undefined && this.#bytes >= least;
  }

  /** Continues in a new journal, while a snapshot of the contents before it is written. */
  async #startNext(state: Iterable<JournalEntry>): Promise<void> {
    const { disk, folder, log } = this.#options;
    const finished = this.#file;
    this.#number += 1;
    this.#file = await disk.open(journalPath(folder, this.#number), 'a');
    this.#bytes = 0;
    const end = encodeRecord(this.#next, Buffer.from(encodeEntry({ kind: 'end' })));
    await this.#writeHead();
    // The old journal must record that it is followed before anything in the new one is acknowledged.
    await appendAll(finished, end);
    await finished.sync();
    await finished.close();
    this.#compaction = writeSnapshot(disk, folder, this.#number, state)
      .then((bytes) => {
        this.#snapshotBytes = bytes;
        this.#counts.snapshots += 1;
      })
      // All journals still exist: nothing is lost, and the next compaction tries again.
      .catch((error: Error) => log('snapshot failed', { error: error.message }, 'error'))
      .finally(() => {
        this.#compaction = undefined;
      });
  }

  #fail(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const failure = new StatusError('UNAVAILABLE', `The data could not be kept: ${reason}`, {
      cause,
    });
    this.#failure = failure;
    this.#writing?.settle(failure);
    this.#waiting?.settle(failure);
    this.#options.onFailure(failure);
  }
}
