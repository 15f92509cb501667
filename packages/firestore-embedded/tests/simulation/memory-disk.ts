import { basename } from 'node:path';
import type { FolderDisk, ReadFile, WrittenFile } from '../../src/durability/folder-disk.ts';
import { lostPower } from './lost-power.ts';
import { type MemoryFile, MemoryNames } from './memory-names.ts';
import type { Scheduler } from './scheduler.ts';

/** A folder in memory with the faults of a disk: full, slow, without power. */
export class MemoryDisk {
  isFull = false;
  readonly #scheduler: Scheduler;
  #names = new MemoryNames();
  #locked = false;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** Copies the files by name, for a later `put`. */
  copy(): ReadonlyMap<string, Buffer> {
    const { current } = this.#names;
    return new Map([...current].map(([name, file]) => [name, Buffer.from(file.current)]));
  }

  /** Replaces all files. */
  put(files: ReadonlyMap<string, Buffer>): void {
    this.#names = new MemoryNames(files);
    this.#locked = false;
  }

  /** Ends the process: the disk keeps all its writes. */
  processEnds(): void {
    this.#locked = false;
  }

  /** Cuts the power: the disk keeps all synchronised writes and some of the others. */
  powerEnds(): void {
    const { random } = this.#scheduler;
    const files = [...this.#names.afterLostPower(random)].map(
      ([name, { current, durable }]) => [name, lostPower(durable, current, random)] as const,
    );
    this.put(new Map(files));
  }

  /** The disk that the server uses. */
  readonly disk: FolderDisk = {
    lock: () => {
      if (this.#locked) throw new Error('Two servers use one folder.');
      this.#locked = true;
      return () => {
        this.#locked = false;
      };
    },
    names: () => [...this.#names.current.keys()],
    openToRead: (path) => readable(this.#file(path).current),
    open: (path, flag) => this.#work(`open ${basename(path)}`, () => this.#open(path, flag)),
    cut: (path, bytes) => {
      const file = this.#file(path);
      file.current = Buffer.from(file.current.subarray(0, bytes));
    },
    rename: (from, to) =>
      this.#work('rename', () => {
        const file = this.#file(from);
        this.#names.change((names) => {
          names.delete(basename(from));
          names.set(basename(to), file);
        });
      }),
    remove: (path) =>
      this.#work('remove', () => this.#names.change((names) => void names.delete(basename(path)))),
    syncFolder: () => this.#work('sync folder', () => this.#names.sync()),
  };

  #open(path: string, flag: 'a' | 'w'): WrittenFile {
    const name = basename(path);
    const old = this.#names.current.get(name);
    if (old === undefined) this.#checkRoom();
    const file = old ?? { current: Buffer.alloc(0), durable: Buffer.alloc(0) };
    if (old === undefined) this.#names.change((names) => void names.set(name, file));
    if (flag === 'w') file.current = Buffer.alloc(0);
    return {
      append: (bytes, from) =>
        this.#work(`append ${name}`, () => this.#append(file, bytes.subarray(from))),
      sync: () =>
        this.#work(`sync ${name}`, () => {
          file.durable = file.current;
        }),
      close: () => this.#work(`close ${name}`, () => {}),
    };
  }

  /** Appends all or a part of the bytes. The caller appends the rest in another call. */
  #append(file: MemoryFile, bytes: Buffer): number {
    const { random } = this.#scheduler;
    const isPart = random.chance(0.1) || (this.isFull && random.chance(0.5));
    const taken = isPart ? random.below(bytes.length) + 1 : bytes.length;
    if (this.isFull && taken === bytes.length) this.#checkRoom();
    file.current = Buffer.concat([file.current, bytes.subarray(0, taken)]);
    return taken;
  }

  #checkRoom(): void {
    if (this.isFull) {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    }
  }

  #file(path: string): MemoryFile {
    const file = this.#names.current.get(basename(path));
    if (file === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
    return file;
  }

  /** Schedules `work`. The promise never settles if the server crashes before. */
  #work<T>(label: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#scheduler.post('server', label, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }
}

function readable(bytes: Buffer): ReadFile {
  return {
    size: bytes.length,
    read: (into, offset, position) => bytes.copy(into, offset, position),
    close() {},
  };
}
