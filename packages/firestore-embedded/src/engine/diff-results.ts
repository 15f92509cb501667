import type { StoredDocument } from '../model/document.ts';
import type { TargetDelta } from './target.ts';

/** The difference between two results; a document is unchanged when it is the same object. */
export function diffResults(
  before: ReadonlyMap<string, StoredDocument>,
  after: readonly StoredDocument[],
): TargetDelta {
  const kept = new Set(after.map(({ name }) => name));
  return {
    changed: after.filter((document) => before.get(document.name) !== document),
    removed: [...before.keys()].filter((name) => !kept.has(name)),
  };
}
