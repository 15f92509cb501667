import { allBuilds } from '../builds/build-table.ts';
import { ensureBuilt } from '../builds/ensure-built.ts';
import { withoutGoogleMachine, withoutProxyForLocal } from '../emulators/local-environment.ts';
import { LocalRunError } from '../local-run-error.ts';
import { type TestPart, testParts } from '../testing/test-parts.ts';
import { sumTallies, type TestTally } from '../testing/test-tally.ts';

/** `npm test`: runs every part, or those named on the command line; answers the exit code. */
export async function runTests(args: readonly string[]): Promise<number> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  withoutGoogleMachine(process.env);
  const parts = chooseParts(args);
  if (parts === undefined) {
    console.error(`Partie inconnue : ${args.join(' ')}\n${usage()}`);
    return 2;
  }
  if (!(await buildFirst())) {
    return 1;
  }
  const tallies: TestTally[] = [];
  for (const part of parts) {
    tallies.push(await runPart(part));
  }
  const { passed, failures } = sumTallies(tallies);
  // Named again at the end: what a test printed as it failed may be far up, or cut off.
  if (failures.length > 0) console.log(`\nÉchecs :\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

function chooseParts(names: readonly string[]): readonly TestPart[] | undefined {
  const chosen = testParts.filter(({ name }) => names.length === 0 || names.includes(name));
  const known = names.every((name) => testParts.some((part) => part.name === name));
  return known ? chosen : undefined;
}

function usage(): string {
  return `npm test [-- ${testParts.map(({ name }) => name).join('|')}]`;
}

async function buildFirst(): Promise<boolean> {
  try {
    await ensureBuilt(allBuilds, (line) => console.log(line));
    return true;
  } catch (error) {
    if (!(error instanceof LocalRunError)) {
      throw error;
    }
    console.error(`${error.message}\n\n0 passed, 1 failed`);
    return false;
  }
}

async function runPart({ title, run }: TestPart): Promise<TestTally> {
  console.log(`\n━━ ${title}`);
  const startedAt = Date.now();
  const tally = await run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `━━ ${title} : ${tally.passed} réussis, ${tally.failures.length} échoués, ${seconds} s`,
  );
  return tally;
}
