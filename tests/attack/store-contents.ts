import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOverRest } from '../contract/json-over-rest.ts';
import type { Target } from './attack.ts';

/** Each document's name with its fields and the instant of its last write, as text. */
export type StoreContents = ReadonlyMap<string, string>;

/** All that the store holds, whatever its collections are called. */
export async function storeContents({ firestoreHost, projectId }: Target): Promise<StoreContents> {
  const port = Number(firestoreHost.split(':')[1]);
  const path = `projects/${projectId}/databases/(default)/documents:runQuery`;
  const answer = await jsonOverRest(port, path, {
    structuredQuery: { from: [{ allDescendants: true }] },
  });
  if (!Array.isArray(answer.messages)) {
    throw new Error(`The store could not be read: ${JSON.stringify(answer).slice(0, 300)}`);
  }
  const documents: { name: string }[] = answer.messages.flatMap(({ document }) => document ?? []);
  return new Map(documents.map((document) => [document.name, JSON.stringify(document)]));
}

/** The contents once no trigger is at work any more: two looks apart show the same. */
export async function settledContents(target: Target): Promise<StoreContents> {
  let last = await storeContents(target);
  for (;;) {
    await sleep(500);
    const next = await storeContents(target);
    if (changesBetween(last, next).length === 0) return next;
    last = next;
  }
}

/** The names of the documents that came, went or changed. */
export function changesBetween(before: StoreContents, after: StoreContents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
