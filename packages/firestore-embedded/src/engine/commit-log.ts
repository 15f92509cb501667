import { documentSize } from '../model/document-size.ts';
import type { Micros } from '../model/timestamp.ts';
import type { StoredDocument } from '../model/value.ts';
import type { DocumentChange } from './backend.ts';

export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}

/** A little longer than the life of a transaction at Google (270 s). */
const keptMicros = 300 * 1_000_000;
/** Above this many changes, or bytes of replaced versions, the oldest commits are dropped to save memory. */
const keptChanges = 50_000;
const keptBytes = 64 * 1024 * 1024;

/**
 * The recent commits of a database, newest last. From it a reader gets the documents as of an instant,
 * a resumed listener the changes it missed, and a transaction the commits that conflict with it.
 */
export class CommitLog {
  readonly #keptBytes: number;
  readonly #commits: Commit[] = [];
  #changeCount = 0;
  #byteCount = 0;
  /** Commits up to this instant may have been dropped. */
  #forgottenUntil: Micros;

  constructor(startedAt: Micros, maxBytes = keptBytes) {
    this.#forgottenUntil = startedAt;
    this.#keptBytes = maxBytes;
  }

  append(commit: Commit): void {
    this.#commits.push(commit);
    this.#count(commit, 1);
    for (;;) {
      const [oldest] = this.#commits;
      if (oldest === undefined || (oldest.time > commit.time - keptMicros && !this.#isFull()))
        return;
      this.#count(oldest, -1);
      this.#forgottenUntil = oldest.time;
      this.#commits.shift();
    }
  }

  #isFull(): boolean {
    return this.#changeCount > keptChanges || this.#byteCount > this.#keptBytes;
  }

  /** Adds or subtracts a commit. Only replaced versions count as bytes: the present ones are in the store. */
  #count({ changes }: Commit, sign: 1 | -1): void {
    this.#changeCount += sign * changes.length;
    for (const { before } of changes) {
      this.#byteCount += sign * (before === undefined ? 0 : documentSize(before));
    }
  }

  /** Commits after an instant, in order; undefined when the log does not reach back that far. */
  since(time: Micros): readonly Commit[] | undefined {
    if (time < this.#forgottenUntil) return undefined;
    let start = this.#commits.length;
    while (start > 0 && (this.#commits[start - 1]?.time ?? 0) > time) start -= 1;
    return this.#commits.slice(start);
  }

  /** Each document changed since an instant, as it was then; undefined as in `since`. */
  undo(time: Micros): ReadonlyMap<string, StoredDocument | undefined> | undefined {
    const changes = this.since(time)?.flatMap((commit) => commit.changes);
    // The oldest change of a document has its version of then.
    return changes && new Map(changes.toReversed().map(({ name, before }) => [name, before]));
  }
}
