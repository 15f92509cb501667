import { startServer } from '@dinar/firestore-embedded/server';
import { defineCommand } from '@dinar/tools/command/command';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { putRules } from '../../support/put-rules.ts';
import { allCases } from '../all-cases.ts';
import { findMismatch, type RulesCase } from '../rules-case.ts';
import {
  openTestEnvironment,
  readRules,
  restoreDocuments,
  visitorOf,
} from '../test-environment.ts';
import { roles } from '../visitor.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { applyMutant, describeMutant, type Mutant, nameMutant, printMutant } from './mutant.ts';
import { mutateRules } from './mutate-rules.ts';

const host = '127.0.0.1';

/** `npm run test:mutation:rules`: checks that each changed expression fails a line of the table. */
export const command = defineCommand({
  name: 'test:mutation:rules',
  about: 'Change les règles de sécurité une expression à la fois : leurs tests doivent le voir.',
  options: {},
  async run() {
    const content = await readRules();
    const server = await startServer({ host, port: 0, projectId: 'demo-dinar', log: () => {} });
    const environment = await openTestEnvironment({ host, port: server.port }, content);
    try {
      return (await killAll(environment, content)) ? 0 : 1;
    } finally {
      await environment.cleanup();
      await server.close();
    }
  },
});

/** Whether the table kills every mutant except those listed as equivalent. */
async function killAll(
  environment: Awaited<ReturnType<typeof openTestEnvironment>>,
  content: string,
): Promise<boolean> {
  const visitors = roles.map((role) => visitorOf(environment, role));
  const wrong = await findMismatch(visitors, allCases);
  if (wrong !== undefined) throw new Error(`The rules themselves fail the table: ${wrong.title}`);

  const judged = await judgeMutants(environment, content, mutateRules(content));
  const survivors = judged
    .filter(({ killer }) => killer === undefined)
    .map(({ mutant }) => describeMutant(content, mutant));
  const names = survivors.map(nameMutant);
  const known = equivalentMutants.map(({ becomes }) => becomes);
  const gaps = survivors.filter((survivor) => !known.includes(nameMutant(survivor)));
  const stale = equivalentMutants.filter(({ becomes }) => !names.includes(becomes));

  for (const gap of gaps) console.log(`${printMutant(gap)}\n`);
  for (const { becomes } of stale) console.log(`No mutant that survives becomes: ${becomes}`);
  const killed = judged.length - survivors.length;
  const share = ((100 * killed) / judged.length).toFixed(1);
  const equivalent = survivors.length - gaps.length;
  console.log(
    `${judged.length} mutants: ${killed} killed (${share} %), ${gaps.length} survived, ${equivalent} equivalent`,
  );
  return gaps.length === 0 && stale.length === 0;
}

interface JudgedMutant {
  readonly mutant: Mutant;
  /** The line of the table that fails under the mutant; absent when none does. */
  readonly killer?: RulesCase;
}

/** Runs the table against each mutant, one after the other, in the Firestore of the environment. */
async function judgeMutants(
  environment: RulesTestEnvironment,
  content: string,
  mutants: readonly Mutant[],
): Promise<readonly JudgedMutant[]> {
  const visitors = [...roles, ...roles, ...roles].map((role) => visitorOf(environment, role));
  const judged: JudgedMutant[] = [];
  const { projectId, emulators } = environment;
  const at = { firestoreHost: `${host}:${emulators.firestore?.port}`, projectId };
  let cases = allCases;
  for (const mutant of mutants) {
    await putRules(at, applyMutant(content, mutant));
    const killer = await findMismatch(visitors, cases);
    judged.push({ mutant, ...(killer && { killer }) });
    if (killer === undefined) continue;
    await restoreDocuments(environment);
    // The next mutant is usually similar, so the line that killed this one runs first.
    cases = [killer, ...cases.filter((one) => one !== killer)];
  }
  return judged;
}
