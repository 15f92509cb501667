import type { SeededRandom } from '../fuzz/seeded-random.ts';
import type { ModelWrite } from './contents.ts';
import { documentNames } from './names.ts';

/** A write of a document with its optional precondition. */
export interface Wish extends ModelWrite {
  readonly exists?: boolean;
}

/** Generates the writes of clients; no two have the same fields. */
export class ClientWishes {
  readonly #random: SeededRandom;
  #next = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Returns the writes of one commit. */
  some(): readonly Wish[] {
    const random = this.#random;
    return random.list(1, 3, (): Wish => {
      const name = random.pick(documentNames);
      const exists = random.chance(0.2) ? random.chance(0.5) : undefined;
      const write = random.chance(0.3)
        ? { name, fields: undefined }
        : this.put(name, random.pick([0, 10, 300, 1500]));
      return { ...write, ...(exists !== undefined && { exists }) };
    });
  }

  put(name: string, bytes: number): ModelWrite {
    this.#next += 1;
    const k = { integerValue: String(this.#next % 3) };
    const n = { integerValue: String(this.#next) };
    return {
      name,
      fields: { n, k, ...(bytes > 0 && { p: { stringValue: 'x '.repeat(bytes / 2) } }) },
    };
  }
}
