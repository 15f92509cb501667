import { readFile } from 'node:fs/promises';
import { fromRoot } from '@dinar/tools/command/project-root';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { storedPaths } from './stored-paths.ts';
import { openVisitor, type Role, type Visitor } from './visitor.ts';

// Most of these tests expect a refusal, which the SDK would print.
setLogLevel('silent');

/** Reads the deployed rules. */
export function readRules(): Promise<string> {
  return readFile(fromRoot('firestore.rules'), 'utf8');
}

/** A rules-testing environment with the given rules, and a document at each path of the table. */
export async function openTestEnvironment(
  at: { readonly host: string; readonly port: number },
  rules: string,
): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId: 'demo-dinar',
    firestore: { ...at, rules },
  });
  await restoreDocuments(environment);
  return environment;
}

/** Restores the table's documents. */
export function restoreDocuments(environment: RulesTestEnvironment): Promise<void> {
  return environment.withSecurityRulesDisabled(async (context) => {
    const db = modular(context);
    const batch = writeBatch(db);
    for (const path of storedPaths) batch.set(doc(db, path), { value: 1 });
    await batch.commit();
  });
}

/** The visitor of a role. */
export function visitorOf(environment: RulesTestEnvironment, role: Role): Visitor {
  const context =
    role === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext('someone');
  const { host = '', port = 0 } = environment.emulators.firestore ?? {};
  return openVisitor(`${host}:${port}`, role, modular(context));
}

/** The library still types its Firestore as the old namespaced one, which wraps this very object. */
function modular(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
