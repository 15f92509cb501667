import type { Firestore, GrpcStatus, WriteBatch } from 'firebase-admin/firestore';

/** The largest number of writes in one atomic commit. */
export const maxWritesPerCommit = 500;

/** Returns whether Firestore refused a write for one of these reasons. */
export function isRefusal(error: unknown, ...reasons: readonly GrpcStatus[]): boolean {
  return error instanceof Error && 'code' in error && reasons.some((code) => code === error.code);
}

/** Adds one write to a batch. */
export type Write = (batch: WriteBatch) => void;

/**
 * Commits groups of writes in order, with as many whole groups in each commit as fit, so that a group of at
 * most 500 is never visible half written; splits a larger one.
 */
export async function commitGroups(
  db: Firestore,
  groups: Iterable<readonly Write[]>,
  onCommitted: (writes: number) => void = () => {},
): Promise<void> {
  for (const writes of packGroups(groups)) {
    const batch = db.batch();
    for (const write of writes) write(batch);
    await batch.commit();
    onCommitted(writes.length);
  }
}

/** Joins groups in order into lists of at most 500; splits only a group that is larger. */
export function packGroups<Item>(groups: Iterable<readonly Item[]>): Item[][] {
  const packed: Item[][] = [];
  let open: Item[] = [];
  for (const group of groups) {
    if (open.length > 0 && open.length + group.length > maxWritesPerCommit) {
      packed.push(open);
      open = [];
    }
    open.push(...group);
    while (open.length > maxWritesPerCommit) packed.push(open.splice(0, maxWritesPerCommit));
  }
  if (open.length > 0) packed.push(open);
  return packed;
}
