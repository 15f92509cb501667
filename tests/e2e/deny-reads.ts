import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/local-run/project-root';
import type { StackAddresses } from '../support/test-stack.ts';

/** Refuses visitors the reads of a collection, in the stack's Firestore; gives what allows them again. */
export async function denyReads(
  stack: StackAddresses,
  collection: string,
): Promise<() => Promise<void>> {
  const rules = await readFile(fromRoot('firestore.rules'), 'utf8');
  const block = `match /${collection}/{`;
  if (!rules.includes(block)) throw new Error(`The rules have no block of ${collection}`);
  // What opens the collection then opens one that nobody asks for.
  await put(stack, rules.replace(block, `match /not-${collection}/{`));
  return () => put(stack, rules);
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
