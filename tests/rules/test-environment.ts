import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/local-run/project-root';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { inject } from 'vitest';

// A refusal is what most of these tests expect: the SDK would print each one.
setLogLevel('silent');

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
export function firestoreOf(environment: RulesTestEnvironment, role: Role): Firestore {
  const context =
    role === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext('someone');
  return modular(context.firestore());
}

/** Runs `work` as staff, whom rules do not bind. */
export function asStaff(
  environment: RulesTestEnvironment,
  work: (db: Firestore) => Promise<void>,
): Promise<void> {
  return environment.withSecurityRulesDisabled((context) => work(modular(context.firestore())));
}

/** The library still types its Firestore as the old namespaced one, which wraps this very object. */
function modular(db: ReturnType<RulesTestContext['firestore']>): Firestore {
  return db as unknown as Firestore;
}
