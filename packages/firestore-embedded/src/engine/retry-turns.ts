/** A transaction that takes longer than this no longer keeps the others waiting. */
const maxTurnMs = 500;
const maxRemembered = 1_000;

/**
 * Transactions that lost the same documents are tried again one after the other: otherwise all of
 * them would read at once, and all but one lose again and back off, for longer each time.
 */
export class RetryTurns {
  /** What an aborted transaction lost, by its id. */
  readonly #lost = new Map<string, readonly string[]>();
  /** The last turn that has been asked for, by the document. */
  readonly #tails = new Map<string, Promise<void>>();
  /** How to end a turn that no transaction has begun with yet, by the id of the aborted transaction. */
  readonly #granted = new Map<string, () => void>();

  remember(id: string, documents: readonly string[]): void {
    const [oldest] = this.#lost.keys();
    if (oldest !== undefined && this.#lost.size >= maxRemembered) {
      this.#lost.delete(oldest);
    }
    this.#lost.set(id, documents);
  }

  /** Resolves when it is the turn of whoever tries an aborted transaction again. */
  async wait(id: string): Promise<void> {
    const documents = this.#lost.get(id) ?? [];
    this.#lost.delete(id);
    if (documents.length === 0) {
      return;
    }
    const earlier = documents.map((name) => this.#tails.get(name));
    let end = () => {};
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    // All places are taken at once, so that two who wait for each other cannot be.
    for (const name of documents) {
      this.#tails.set(name, turn);
    }
    await Promise.all(earlier);
    const leave = () => {
      clearTimeout(timer);
      this.#granted.delete(id);
      this.#leave(documents, turn);
      end();
    };
    const timer = setTimeout(leave, maxTurnMs);
    timer.unref();
    this.#granted.set(id, leave);
  }

  /** How to end the turn, for the transaction that begins with it. */
  take(id: string): (() => void) | undefined {
    const end = this.#granted.get(id);
    this.#granted.delete(id);
    return end;
  }

  #leave(documents: readonly string[], turn: Promise<void>): void {
    for (const name of documents) {
      if (this.#tails.get(name) === turn) {
        this.#tails.delete(name);
      }
    }
  }
}
