import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/tools/command/project-root';
import { putRules } from '../support/put-rules.ts';
import type { StackAddresses } from '../support/test-stack.ts';

/** Runs steps while visitors may not read a collection of the stack's Firestore. */
export async function whileDenied(
  stack: StackAddresses,
  collection: string,
  steps: () => Promise<void>,
): Promise<void> {
  const rules = await readFile(fromRoot('firestore.rules'), 'utf8');
  const start = rules.indexOf(`match /${collection}/{`);
  if (start === -1) throw new Error(`The rules have no block of ${collection}`);
  // The first of each after the block's start belongs to the block, because every open collection has both.
  const closed = rules
    .slice(start)
    .replace('allow get: if ', 'allow get: if false && ')
    .replace('allow list: if ', 'allow list: if false && ');
  await putRules(stack, rules.slice(0, start) + closed);
  try {
    await steps();
  } finally {
    await putRules(stack, rules);
  }
}
