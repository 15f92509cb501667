import type { StoredDocument } from '../model/document.ts';
import { compareDocuments } from './compare-documents.ts';
import type { Order } from './query.ts';

type Run = { next: StoredDocument; readonly rest: Iterator<StoredDocument> };

/** Merges sorted runs; a document in several runs is returned once. */
export function* mergeOrdered(
  runs: readonly Iterable<StoredDocument>[],
  orderBy: readonly Order[],
): Iterable<StoredDocument> {
  const open = runs.map(startRun).filter((run) => run !== undefined);
  let last: StoredDocument | undefined;
  while (open.length > 0) {
    const first = open.reduce((best, run) =>
      compareDocuments(orderBy, run.next, best.next) < 0 ? run : best,
    );
    if (first.next !== last) {
      last = first.next;
      yield last;
    }
    const step = first.rest.next();
    if (step.done) {
      open.splice(open.indexOf(first), 1);
    } else {
      first.next = step.value;
    }
  }
}

function startRun(documents: Iterable<StoredDocument>): Run | undefined {
  const rest = documents[Symbol.iterator]();
  const step = rest.next();
  return step.done ? undefined : { next: step.value, rest };
}
