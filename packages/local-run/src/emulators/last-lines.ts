interface Watch {
  readonly pattern: RegExp;
  readonly resolve: () => void;
}

/** The end of a process's output, and a way to wait for a line in it. */
export class LastLines {
  readonly #limit: number;
  #lines: string[] = [];
  #partial = '';
  #watches: Watch[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string): void {
    const [first = '', ...rest] = text.split('\n');
    this.#partial += first;
    for (const next of rest) {
      this.#complete(this.#partial);
      this.#partial = next;
    }
  }

  /** Resolves when a line that matches has come, in the future. */
  seen(pattern: RegExp): Promise<void> {
    return new Promise((resolve) => {
      this.#watches.push({ pattern, resolve });
    });
  }

  text(): string {
    return [...this.#lines, this.#partial].filter((line) => line.trim() !== '').join('\n');
  }

  #complete(line: string): void {
    this.#lines = [...this.#lines, line].slice(-this.#limit);
    for (const watch of this.#watches.filter(({ pattern }) => pattern.test(line))) {
      watch.resolve();
    }
    this.#watches = this.#watches.filter(({ pattern }) => !pattern.test(line));
  }
}
