import { randomBytes } from 'node:crypto';
import { readObject, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import { parseReadTime } from './read-time.ts';
import { RetryQueue } from './retry-queue.ts';
import { Transaction } from './transaction.ts';

/** @see https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const idleMicros = 60 * 1_000_000;

/** The open transactions of one database. */
export class Transactions {
  readonly retries = new RetryQueue();
  readonly #open = new Map<string, Transaction>();
  /** The functions that end the slots of retried transactions. */
  readonly #slotEnds = new Map<string, () => void>();
  readonly #checkKept: (time: Micros) => void;

  /** `checkKept` throws when the log no longer reaches back to an instant. */
  constructor(checkKept: (time: Micros) => void) {
    this.#checkKept = checkKept;
  }

  /** Opens a transaction from `TransactionOptions`; read-write unless `readOnly` is given. */
  begin(options: unknown, now: Micros): Transaction {
    this.#dropIdle(now);
    const { readOnly, readWrite } = readObject(options, 'options');
    const readTime = readObject(readOnly, 'read_only').readTime;
    const snapshot = readTime === undefined ? undefined : parseReadTime(readTime, now);
    if (snapshot !== undefined) this.#checkKept(snapshot);
    const id = randomBytes(12).toString('base64');
    const transaction = new Transaction(id, readOnly !== undefined, snapshot, now);
    this.#open.set(id, transaction);
    const { retryTransaction } = readObject(readWrite, 'read_write');
    const endSlot = this.retries.take(readText(retryTransaction, 'retry_transaction'));
    if (endSlot !== undefined) {
      this.#slotEnds.set(id, endSlot);
    }
    return transaction;
  }

  /** Returns an open transaction; throws INVALID_ARGUMENT when it has ended or was idle for over a minute. */
  get(id: string, now: Micros): Transaction {
    this.#dropIdle(now);
    const transaction = this.#open.get(id);
    if (transaction === undefined) {
      throw new StatusError('INVALID_ARGUMENT', 'Transaction is invalid or closed.');
    }
    transaction.usedAt = now;
    return transaction;
  }

  /** Ends a transaction, committed or not; the next one in its queue continues. */
  end(id: string): void {
    this.#open.delete(id);
    this.#slotEnds.get(id)?.();
    this.#slotEnds.delete(id);
  }

  #dropIdle(now: Micros): void {
    for (const transaction of this.#open.values()) {
      if (now - transaction.usedAt > idleMicros) {
        this.end(transaction.id);
      }
    }
  }
}
