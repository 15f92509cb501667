import { defineCommand, type ExitCode } from '../command/command.ts';
import { CommandError } from '../command/command-error.ts';
import { flag, oneOf } from '../command/options.ts';
import { allBuilds } from '../local/builds/build-table.ts';
import { ensureBuilt } from '../local/builds/ensure-built.ts';
import {
  withoutGoogleMachine,
  withoutProxyForLocal,
} from '../local/emulators/local-environment.ts';
import { installFunctionsNode } from '../processes/functions-node.ts';
import { judgeSkips } from './testing/judge-skips.ts';
import { hasPassed, runPart } from './testing/run-part.ts';
import type { PartRun } from './testing/runners.ts';
import { lanes, type TestPart, testParts } from './testing/test-parts.ts';
import { oneTest, sumTallies, type TestTally } from './testing/test-tally.ts';

/**
 * `npm test`: runs every part, or the named ones. With `--all` it also runs the parts whose files have not
 * changed, as in CI, and the larger number of random cases.
 */
export const command = defineCommand({
  name: 'test',
  about: `Lance toutes les vérifications, ou les parties nommées.
Parties : ${testParts.map(({ name }) => name).join(', ')}.`,
  words: { label: 'PARTIE', least: 0, most: testParts.length },
  options: { all: flag('aussi ce qui n’a pas changé, et les longues séries de cas au hasard') },
  run: ({ words, options }) => runTests(words, options.all),
});

async function runTests(names: readonly string[], isAll: boolean): Promise<ExitCode> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  withoutGoogleMachine(process.env);
  if (isAll) process.env.DINAR_ALL_TESTS = '1';
  const parts = chooseParts(names);
  const isRepeated = isAll || process.env.CI !== undefined || names.length > 0;
  await installFunctionsNode((line) => console.log(line));
  return report(await runLanes(await leaveOutPassed(parts, isRepeated)));
}

function chooseParts(names: readonly string[]): readonly TestPart[] {
  const known = testParts.map(({ name }) => name);
  for (const name of names) oneOf(known, name, 'PARTIE');
  return testParts.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function leaveOutPassed(
  parts: readonly TestPart[],
  isRepeated: boolean,
): Promise<TestPart[]> {
  const kept: TestPart[] = [];
  for (const part of parts) {
    if (!isRepeated && (await hasPassed(part))) {
      console.log(`━━ ${part.title} : inchangé depuis sa dernière réussite (--all le relance)`);
    } else {
      kept.push(part);
    }
  }
  return kept;
}

/** Runs the lanes at once to save time, because each leaves some of the CPU unused. */
async function runLanes(parts: readonly TestPart[]): Promise<TestTally> {
  const run = { isAlone: parts.length === 1 };
  const built = parts.some(({ needsBuilds }) => needsBuilds)
    ? build()
    : Promise.resolve(sumTallies([]));
  const started = new Map<string, Promise<TestTally>>();
  for (const [lane, before] of Object.entries(lanes)) {
    const own = parts.filter((part) => part.lane === lane);
    const earlier = Promise.all(before.map((name) => started.get(name)));
    started.set(
      lane,
      earlier.then(() => runLane(own, run, built)),
    );
  }
  return sumTallies(await Promise.all([built, ...started.values()]));
}

async function runLane(
  parts: readonly TestPart[],
  run: PartRun,
  built: Promise<TestTally>,
): Promise<TestTally> {
  const tallies: TestTally[] = [];
  for (const part of parts) {
    if (part.needsBuilds && (await built).failures.length > 0) break;
    tallies.push(await runPart(part, run));
  }
  return sumTallies(tallies);
}

async function build(): Promise<TestTally> {
  try {
    await ensureBuilt(allBuilds, (line) => console.log(line));
    return sumTallies([]);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return oneTest('construction', 1);
  }
}

function report(tally: TestTally): ExitCode {
  const { passed, failures } = judgeSkips(tally, (line) => console.log(line));
  // Repeated at the end, because the output of a failed test may be far up or cut off.
  if (failures.length > 0) console.log(`\nÉchecs :\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}
