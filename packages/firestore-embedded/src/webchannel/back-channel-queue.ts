/** The number of connections that a browser opens to one host over HTTP/1.1. */
const connectionsOfBrowser = 6;

/**
 * An open back channel occupies a connection of its browser. When back channels occupy all of them,
 * other requests of the browser would wait until one ends by itself, perhaps for a minute. So the
 * oldest one ends after a delay. Its client opens it again at once, behind the waiting requests.
 */
export class BackChannelQueue {
  readonly #releaseMs: number;
  /** The functions that end the open back channels of a browser, the oldest first. */
  readonly #open = new Map<string, Set<() => void>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(releaseMs: number) {
    this.#releaseMs = releaseMs;
  }

  /** Counts an opened back channel; the returned function is to be called when it has ended. */
  take(browser: string, end: () => void): () => void {
    const open = this.#open.get(browser) ?? new Set();
    this.#open.set(browser, open.add(end));
    this.#watch(browser, open);
    return () => {
      open.delete(end);
      if (open.size === 0 && this.#open.get(browser) === open) this.#open.delete(browser);
    };
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #watch(browser: string, open: ReadonlySet<() => void>): void {
    if (open.size < connectionsOfBrowser || this.#timers.has(browser)) return;
    const endOne = () => {
      this.#timers.delete(browser);
      if (open.size < connectionsOfBrowser) return;
      const [endOldest] = open;
      endOldest?.();
      this.#watch(browser, open);
    };
    this.#timers.set(browser, setTimeout(endOne, this.#releaseMs));
  }
}
