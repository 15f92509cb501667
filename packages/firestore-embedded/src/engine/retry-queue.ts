import { isObject, readText } from '../model/json.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf, namedDatabase } from './context.ts';

/** The time in ms after which a running transaction stops blocking the others. */
const maxTurnMs = 500;
const maxRemembered = 1_000;

/**
 * Retries transactions that lost the same documents one after the other. Otherwise all of them would
 * read at once, and all but one would lose again and back off, for longer each time.
 */
export class RetryQueue {
  /** The documents that an aborted transaction lost, by its id. */
  readonly #lost = new Map<string, readonly string[]>();
  /** The last turn in the queue of each document. */
  readonly #tails = new Map<string, Promise<void>>();
  /** The functions that end turns without a transaction yet, by the id of the aborted transaction. */
  readonly #granted = new Map<string, () => void>();

  remember(id: string, documents: readonly string[]): void {
    const [oldest] = this.#lost.keys();
    if (oldest !== undefined && this.#lost.size >= maxRemembered) this.#lost.delete(oldest);
    this.#lost.set(id, documents);
  }

  /** Resolves when an aborted transaction may be retried. */
  async wait(id: string): Promise<void> {
    const documents = this.#lost.get(id) ?? [];
    this.#lost.delete(id);
    if (documents.length === 0) return;
    const earlier = documents.map((name) => this.#tails.get(name));
    let end = () => {};
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    // All turns are taken at once, so that no two transactions can wait for each other.
    for (const name of documents) this.#tails.set(name, turn);
    await Promise.all(earlier);
    const leave = () => {
      clearTimeout(timer);
      this.#granted.delete(id);
      for (const name of documents) {
        if (this.#tails.get(name) === turn) this.#tails.delete(name);
      }
      end();
    };
    const timer = setTimeout(leave, maxTurnMs);
    timer.unref();
    this.#granted.set(id, leave);
  }

  /** Returns the function that ends the turn, for the transaction that begins in it. */
  take(id: string): (() => void) | undefined {
    const end = this.#granted.get(id);
    this.#granted.delete(id);
    return end;
  }
}

/**
 * Returns a promise for a request that begins a transaction in place of an aborted one. It resolves
 * when the transaction may start. Every other request need not wait and gets undefined.
 */
export function retryWait(request: ProtoJson, context: Context): Promise<void> | undefined {
  const options = request.newTransaction ?? request.options;
  const readWrite = isObject(options) ? options.readWrite : undefined;
  const retried = isObject(readWrite) ? readText(readWrite.retryTransaction, 'transaction') : '';
  if (retried === '') return undefined;
  const database =
    request.database === undefined
      ? databaseOf(context, readText(request.parent, 'parent'))
      : namedDatabase(context, request);
  return database.transactions.retries.wait(retried);
}
