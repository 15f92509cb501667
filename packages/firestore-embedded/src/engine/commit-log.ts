import type { StoredDocument } from '../model/document.ts';
import { documentSize } from '../model/document-size.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentChange } from './backend.ts';

export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}

/** As long as Google lets a transaction live (270 s), and a little. */
const keptMicros = 300 * 1_000_000;
/** Beyond this many changes, or bytes of replaced versions, the oldest go: memory stays bounded. */
const keptChanges = 50_000;
const keptBytes = 64 * 1024 * 1024;
/** Removing from the front of an array costs its length, so it is done seldom. */
const dropAtOnce = 1000;

/**
 * The recent commits of a database, newest last. With it a reader sees the documents of
 * an instant, a resumed listener learns what it missed, and a transaction whether it was overtaken.
 */
export class CommitLog {
  readonly #keptBytes: number;
  #commits: Commit[] = [];
  /** The place of the oldest one that is kept. */
  #first = 0;
  #changeCount = 0;
  #byteCount = 0;
  /** Commits up to this instant may be gone. */
  #forgottenUntil: Micros;

  constructor(startedAt: Micros, maxBytes = keptBytes) {
    this.#forgottenUntil = startedAt;
    this.#keptBytes = maxBytes;
  }

  append(commit: Commit): void {
    this.#commits.push(commit);
    this.#count(commit, 1);
    for (let oldest = this.#commits[this.#first]; oldest !== undefined; ) {
      if (oldest.time > commit.time - keptMicros && !this.#isFull()) break;
      this.#count(oldest, -1);
      this.#forgottenUntil = oldest.time;
      // Not kept until it is cut off.
      this.#commits[this.#first] = { time: oldest.time, changes: [] };
      this.#first += 1;
      oldest = this.#commits[this.#first];
    }
    if (this.#first >= dropAtOnce) {
      this.#commits = this.#commits.slice(this.#first);
      this.#first = 0;
    }
  }

  #isFull(): boolean {
    return this.#changeCount > keptChanges || this.#byteCount > this.#keptBytes;
  }

  /** Present versions are in the store anyway; the log alone keeps those that were replaced. */
  #count({ changes }: Commit, sign: 1 | -1): void {
    this.#changeCount += sign * changes.length;
    for (const { before } of changes) {
      this.#byteCount += sign * (before === undefined ? 0 : documentSize(before));
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
}
