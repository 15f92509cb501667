import { setTimeout as sleep } from 'node:timers/promises';
import type { StackAddresses } from '../../support/test-stack.ts';

/** Each document's fields and last write time as text, by the document's name. */
export type StoreContents = ReadonlyMap<string, string>;

/** Every document of the store, in any collection. */
async function storeContents({ firestoreHost, projectId }: StackAddresses): Promise<StoreContents> {
  const path = `projects/${projectId}/databases/(default)/documents:runQuery`;
  const answer = await fetch(`http://${firestoreHost}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) {
    throw new Error(`The store could not be read: ${JSON.stringify(rows).slice(0, 300)}`);
  }
  const documents: { name: string }[] = rows.flatMap(({ document }) => document ?? []);
  return new Map(documents.map((document) => [document.name, JSON.stringify(document)]));
}

/** Returns the contents once every trigger has ended: two reads half a second apart are identical. */
export async function settledContents(target: StackAddresses): Promise<StoreContents> {
  let last = await storeContents(target);
  for (;;) {
    await sleep(500);
    const next = await storeContents(target);
    if (changesBetween(last, next).length === 0) return next;
    last = next;
  }
}

/** The names of the documents that were created, deleted or changed. */
export function changesBetween(before: StoreContents, after: StoreContents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
