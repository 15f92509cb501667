import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { allCases } from '../all-cases.ts';
import { findMismatch, type RulesCase } from '../rules-case.ts';
import { restoreDocuments, visitorOf } from '../test-environment.ts';
import { roles } from '../visitor.ts';
import { applyMutant, type Mutant } from './mutant.ts';

export interface JudgedMutant {
  readonly mutant: Mutant;
  /** The line of the table that fails under the mutant; absent when none does. */
  readonly killer?: RulesCase;
}

/** Runs the table against each mutant, one after the other, in the Firestore of the environment. */
export async function judgeMutants(
  environment: RulesTestEnvironment,
  content: string,
  mutants: readonly Mutant[],
): Promise<readonly JudgedMutant[]> {
  const visitors = [...roles, ...roles, ...roles].map((role) => visitorOf(environment, role));
  const judged: JudgedMutant[] = [];
  let cases = allCases;
  for (const mutant of mutants) {
    await putRules(environment, applyMutant(content, mutant));
    const killer = await findMismatch(visitors, cases);
    judged.push({ mutant, ...(killer && { killer }) });
    if (killer === undefined) continue;
    await restoreDocuments(environment);
    // The next mutant is usually similar, so the line that killed this one runs first.
    cases = [killer, ...cases.filter((one) => one !== killer)];
  }
  return judged;
}

async function putRules(environment: RulesTestEnvironment, content: string): Promise<void> {
  const { host, port } = environment.emulators.firestore ?? {};
  const url = `http://${host}:${port}/emulator/v1/projects/${environment.projectId}:securityRules`;
  const rules = { files: [{ name: 'firestore.rules', content }] };
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules }) });
  if (!response.ok) throw new Error(`A mutant was not taken: ${await response.text()}`);
}
