import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/tools/command/project-root';
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
  await put(stack, rules.slice(0, start) + closed);
  try {
    await steps();
  } finally {
    await put(stack, rules);
  }
}

async function put({ firestoreHost, projectId }: StackAddresses, content: string): Promise<void> {
  const answer = await fetch(
    `http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!answer.ok) throw new Error(`The rules were refused: ${await answer.text()}`);
}
