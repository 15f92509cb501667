/** A server's resident memory over time. */
export class MemoryLog {
  readonly #samples: number[] = [];

  add(megabytes: number): void {
    this.#samples.push(megabytes);
  }

  /** The means of the four quarters, in megabytes. */
  quarters(): readonly number[] {
    const size = this.#samples.length / 4;
    return [0, 1, 2, 3].map((quarter) => {
      const part = this.#samples.slice(
        Math.floor(quarter * size),
        Math.floor((quarter + 1) * size),
      );
      return part.reduce((total, sample) => total + sample, 0) / part.length;
    });
  }
}
