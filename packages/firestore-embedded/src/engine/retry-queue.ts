/** The time in ms after which a running transaction stops blocking the others. */
const maxSlotMs = 500;
const maxRemembered = 1_000;

/**
 * Retries transactions that lost the same documents one after the other. Otherwise all of them would
 * read at once, and all but one would lose again and back off, for longer each time.
 */
export class RetryQueue {
  /** The documents that an aborted transaction lost, by its id. */
  readonly #lost = new Map<string, readonly string[]>();
  /** The last slot of the queue of each document. */
  readonly #tails = new Map<string, Promise<void>>();
  /** The functions that end slots without a transaction yet, by the id of the aborted transaction. */
  readonly #granted = new Map<string, () => void>();

  remember(id: string, documents: readonly string[]): void {
    const [oldest] = this.#lost.keys();
    if (oldest !== undefined && this.#lost.size >= maxRemembered) {
      this.#lost.delete(oldest);
    }
    this.#lost.set(id, documents);
  }

  /** Resolves when an aborted transaction may be retried. */
  async wait(id: string): Promise<void> {
    const documents = this.#lost.get(id) ?? [];
    this.#lost.delete(id);
    if (documents.length === 0) {
      return;
    }
    const earlier = documents.map((name) => this.#tails.get(name));
    let end = () => {};
    const slot = new Promise<void>((resolve) => {
      end = resolve;
    });
    // All slots are taken at once, so that no two transactions can wait for each other.
    for (const name of documents) {
      this.#tails.set(name, slot);
    }
    await Promise.all(earlier);
    const leave = () => {
      clearTimeout(timer);
      this.#granted.delete(id);
      this.#leave(documents, slot);
      end();
    };
    const timer = setTimeout(leave, maxSlotMs);
    timer.unref();
    this.#granted.set(id, leave);
  }

  /** Returns the function that ends the slot, for the transaction that begins in it. */
  take(id: string): (() => void) | undefined {
    const end = this.#granted.get(id);
    this.#granted.delete(id);
    return end;
  }

  #leave(documents: readonly string[], slot: Promise<void>): void {
    for (const name of documents) {
      if (this.#tails.get(name) === slot) {
        this.#tails.delete(name);
      }
    }
  }
}
