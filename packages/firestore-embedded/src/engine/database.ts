import { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { ApplyObserver, DocumentChange } from './backend.ts';
import { CommitClock } from './commit-clock.ts';
import { CommitLog } from './commit-log.ts';
import { DocumentStore } from './document-store.ts';
import { PatchedSource } from './patched-source.ts';
import { TargetIndex } from './target-index.ts';
import { Transactions } from './transactions.ts';

export interface DatabaseOptions {
  readonly now: () => Date;
  readonly onApply: ApplyObserver;
  /** The last instant that an earlier run has issued. */
  readonly after?: Micros;
  readonly logBytes: number | undefined;
}

/** The documents, the log, the transactions and the targets of one database. */
export class Database {
  readonly name: string;
  readonly clock: CommitClock;
  readonly store = new DocumentStore();
  readonly log: CommitLog;
  readonly transactions = new Transactions((time) => void this.at(time));
  readonly targets = new TargetIndex();

  readonly #onApply: ApplyObserver;

  constructor(name: string, { now, onApply, after = 0, logBytes }: DatabaseOptions) {
    this.name = name;
    this.#onApply = onApply;
    this.clock = new CommitClock(now, after);
    this.log = new CommitLog(this.clock.commitTime(), logBytes);
  }

  /** The documents as of an instant; throws when it is too far in the past. */
  at(time: Micros): DocumentSource {
    const earlier = this.log.undo(time);
    if (earlier === undefined) {
      throw new StatusError(
        'FAILED_PRECONDITION',
        `The requested snapshot version ${formatTimestamp(time)} is too old.`,
      );
    }
    return earlier.size === 0 ? this.store : new PatchedSource(this.store, earlier);
  }

  /** Stores and logs changes, and notifies the listeners that they concern. */
  apply(changes: readonly DocumentChange[], time: Micros): void {
    this.#onApply(this.name, changes, time);
    for (const { name, after } of changes) {
      if (after === undefined) {
        this.store.delete(name);
      } else {
        this.store.put(after);
      }
    }
    this.log.append({ time, changes });
    this.targets.notify(changes, time);
  }
}
