import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/local-run/project-root';
import type { StackAddresses } from '../support/test-stack.ts';

/** Refuses visitors the reads of a collection, in the stack's Firestore; gives what allows them again. */
export async function denyReads(
  stack: StackAddresses,
  collection: string,
): Promise<() => Promise<void>> {
  const rules = await readFile(fromRoot('firestore.rules'), 'utf8');
  const block = new RegExp(`match /${collection}/\\{\\w+\\} \\{[\\s\\S]*?\\n    \\}`);
  if (!block.test(rules)) throw new Error(`The rules open no ${collection}`);
  await put(stack, rules.replace(block, `match /${collection}/{id} { allow read: if false; }`));
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
