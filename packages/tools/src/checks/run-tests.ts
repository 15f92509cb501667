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
import { conclude } from './testing/judge-skips.ts';
import { hasPassed, runPart } from './testing/run-part.ts';
import type { PartRun } from './testing/runners.ts';
import { lanes, type TestPart, testParts } from './testing/test-parts.ts';
import { oneTest, sumTallies, type TestTally } from './testing/test-tally.ts';

/**
 * `npm test`: each behaviour once, for a push, or the named parts whole. `--whole` runs everything, as CI does, and
 * `--all` everything with the larger number of random cases, as each night.
 */
export const command = defineCommand({
  name: 'test',
  about: `Lance toutes les vérifications, ou les parties nommées.
Parties : ${testParts.map(({ name }) => name).join(', ')}.`,
  words: { label: 'PARTIE', least: 0, most: testParts.length },
  options: {
    whole: flag('tout, comme l’intégration continue'),
    all: flag('tout, avec les longues séries de cas au hasard, comme chaque nuit'),
  },
  run: ({ words, options: { whole, all } }) => {
    if (all) process.env.DINAR_ALL_TESTS = '1';
    return runTests(words, whole || all || words.length > 0);
  },
});

async function runTests(names: readonly string[], isWhole: boolean): Promise<ExitCode> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  withoutGoogleMachine(process.env);
  const named = chooseParts(names);
  const parts = isWhole ? named : await leaveOut(named);
  await installFunctionsNode((line) => console.log(line));
  return conclude(await runLanes(parts, isWhole));
}

function chooseParts(names: readonly string[]): readonly TestPart[] {
  const known = testParts.map(({ name }) => name);
  for (const name of names) oneOf(known, name, 'PARTIE');
  return testParts.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Leaves out what only a whole run has, and what has not changed since it passed, and prints what. */
async function leaveOut(parts: readonly TestPart[]): Promise<TestPart[]> {
  const kept: TestPart[] = [];
  for (const part of parts) {
    if (part.isWholeOnly) {
      console.log(`━━ ${part.title} : seulement avec --whole, comme dans l’intégration continue`);
    } else if (await hasPassed(part)) {
      console.log(`━━ ${part.title} : inchangé depuis sa dernière réussite (--whole le relance)`);
    } else {
      kept.push(part);
    }
  }
  return kept;
}

/** Runs the lanes at once to save time, because each leaves some of the CPU unused. */
async function runLanes(parts: readonly TestPart[], isWhole: boolean): Promise<TestTally> {
  const run = { isAlone: parts.length === 1, isWhole };
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
