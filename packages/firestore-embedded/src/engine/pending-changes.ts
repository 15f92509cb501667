import type { DocumentChange } from './backend.ts';
import type { Target } from './target.ts';

/** Changes for targets whose client is behind: at most one per target and document. */
export class PendingChanges {
  readonly #byTarget = new Map<Target, Map<string, DocumentChange>>();

  add(changes: ReadonlyMap<Target, readonly DocumentChange[]>): void {
    for (const [target, list] of changes) {
      const pending = this.#byTarget.get(target) ?? new Map<string, DocumentChange>();
      this.#byTarget.set(target, pending);
      for (const change of list) {
        const first = pending.get(change.name);
        pending.set(change.name, first === undefined ? change : merged(first, change));
      }
    }
  }

  /** The changes for the targets that are still open. */
  of(isOpen: (target: Target) => boolean): ReadonlyMap<Target, readonly DocumentChange[]> {
    const open = [...this.#byTarget].filter(([target]) => isOpen(target));
    return new Map(open.map(([target, changes]) => [target, [...changes.values()]]));
  }
}

/** Merges two changes of a document: from before the first to after the last. */
function merged({ before }: DocumentChange, last: DocumentChange): DocumentChange {
  const { before: _between, ...change } = last;
  return before === undefined ? change : { ...change, before };
}
