import type { SeededRandom } from '../fuzz/seeded-random.ts';

/** A file's content, and the content that would survive a loss of power. */
export interface MemoryFile {
  current: Buffer;
  durable: Buffer;
}

type Names = Map<string, MemoryFile>;
type NameChange = (names: Names) => void;

/** The file names of a folder, and those that would survive a loss of power. */
export class MemoryNames {
  readonly current: Names;
  readonly #durable: Names;
  #unsynced: NameChange[] = [];

  constructor(files: ReadonlyMap<string, Buffer> = new Map()) {
    this.current = new Map(
      [...files].map(([name, bytes]) => [name, { current: bytes, durable: bytes }]),
    );
    this.#durable = new Map(this.current);
  }

  change(change: NameChange): void {
    change(this.current);
    this.#unsynced.push(change);
  }

  sync(): void {
    for (const change of this.#unsynced) change(this.#durable);
    this.#unsynced = [];
  }

  /** Returns the synchronised names after the first few of the later changes. */
  afterLostPower(random: SeededRandom): ReadonlyMap<string, MemoryFile> {
    const kept = random.below(this.#unsynced.length + 1);
    for (const change of this.#unsynced.slice(0, kept)) change(this.#durable);
    return this.#durable;
  }
}
