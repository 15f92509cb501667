import { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';
import { CommitLog } from './commit-log.ts';
import { DocumentStore, PatchedSource } from './document-store.ts';
import type { Target } from './target.ts';
import { Transactions } from './transactions.ts';

/** The owner of targets (a Listen stream), which is notified of commits. */
export interface TargetOwner {
  /** Receives, for each of its targets, the changes that may concern it. */
  onCommit(changes: ReadonlyMap<Target, readonly DocumentChange[]>, time: Micros): void;
}

/** The documents, the log, the transactions and the listeners' targets of one database. */
export class Database {
  readonly name: string;
  readonly clock: CommitClock;
  readonly store = new DocumentStore();
  readonly log: CommitLog;
  readonly transactions = new Transactions((time) => void this.at(time));
  readonly targets = new Map<Target, TargetOwner>();

  constructor(name: string, now: () => Date) {
    this.name = name;
    this.clock = new CommitClock(now);
    this.log = new CommitLog(this.clock.commitTime());
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
    for (const { name, after } of changes) {
      if (after === undefined) this.store.delete(name);
      else this.store.put(after);
    }
    this.log.append({ time, changes });
    const notified = new Map<TargetOwner, Map<Target, DocumentChange[]>>();
    for (const [target, owner] of this.targets) {
      const concerning = changes.filter(({ name }) => target.covers(name));
      if (concerning.length === 0) continue;
      const targets = notified.get(owner) ?? new Map<Target, DocumentChange[]>();
      notified.set(owner, targets.set(target, concerning));
    }
    for (const [owner, targets] of notified) owner.onCommit(targets, time);
  }
}

/**
 * Issues strictly increasing commit times. A read time is never issued again as a commit time, so a
 * read "as of" an instant stays valid.
 */
class CommitClock {
  readonly #now: () => Date;
  #last: Micros = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  commitTime(): Micros {
    this.#last = Math.max(this.#now().getTime() * 1000, this.#last + 1);
    return this.#last;
  }

  readTime(): Micros {
    this.#last = Math.max(this.#now().getTime() * 1000, this.#last);
    return this.#last;
  }
}
