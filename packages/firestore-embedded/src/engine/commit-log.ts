import type { StoredDocument } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentChange } from './backend.ts';

export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}

/** As long as Google lets a transaction live (270 s), and a little. */
const keptMicros = 300 * 1_000_000;
/** Beyond this many changes the oldest go, so that memory stays flat under load. */
const keptChanges = 50_000;
/** Removing from the front of an array costs its length, so it is done seldom. */
const trimEvery = 1000;

/**
 * The recent commits of a database, newest last. With it a reader sees the documents of
 * an instant, a resumed listener learns what it missed, and a transaction whether it was overtaken.
 */
export class CommitLog {
  #commits: Commit[] = [];
  #changeCount = 0;
  #sinceTrim = 0;
  /** Commits up to this instant may be gone. */
  #forgottenUntil: Micros;

  constructor(startedAt: Micros) {
    this.#forgottenUntil = startedAt;
  }

  append(commit: Commit): void {
    this.#commits.push(commit);
    this.#changeCount += commit.changes.length;
    this.#sinceTrim += 1;
    if (this.#sinceTrim >= trimEvery) {
      this.#trim(commit.time);
    }
  }

  /** Commits after an instant in order; undefined when it lies too far back to know. */
  since(time: Micros): readonly Commit[] | undefined {
    if (time < this.#forgottenUntil) {
      return undefined;
    }
    let start = this.#commits.length;
    while (start > 0 && (this.#commits[start - 1]?.time ?? 0) > time) {
      start -= 1;
    }
    return this.#commits.slice(start);
  }

  /** Each document changed since an instant, in its state of that instant. */
  undo(time: Micros): ReadonlyMap<string, StoredDocument | undefined> | undefined {
    const commits = this.since(time);
    if (commits === undefined) {
      return undefined;
    }
    const earlier = new Map<string, StoredDocument | undefined>();
    for (const { changes } of commits) {
      for (const { name, before } of changes) {
        if (!earlier.has(name)) {
          earlier.set(name, before);
        }
      }
    }
    return earlier;
  }

  #trim(now: Micros): void {
    this.#sinceTrim = 0;
    let drop = 0;
    for (const commit of this.#commits) {
      if (commit.time > now - keptMicros && this.#changeCount <= keptChanges) {
        break;
      }
      this.#forgottenUntil = commit.time;
      this.#changeCount -= commit.changes.length;
      drop += 1;
    }
    this.#commits = this.#commits.slice(drop);
  }
}
