import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/local-run/project-root';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { inject } from 'vitest';

/** A rules-testing environment with the rules that are deployed. */
export async function openTestEnvironment(): Promise<RulesTestEnvironment> {
  const { host, port } = inject('rulesFirestore');
  return initializeTestEnvironment({
    projectId: 'demo-dinar',
    firestore: { host, port, rules: await readFile(fromRoot('firestore.rules'), 'utf8') },
  });
}

/** Who asks. Signing in opens nothing: the site has no accounts. */
export const roles = ['visitor', 'signed-in user'] as const;
export type Role = (typeof roles)[number];

/** The Firestore that a role sees. */
export function firestoreOf(environment: RulesTestEnvironment, role: Role) {
  const context =
    role === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext('someone');
  return context.firestore();
}
