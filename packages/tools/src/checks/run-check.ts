import { defineCommand, type ExitCode } from '../command/command.ts';
import { changedFiles } from './changed-files.ts';
import { judgeSkips } from './testing/judge-skips.ts';
import { runPart } from './testing/run-part.ts';
import { type PartRun, relatedTests } from './testing/runners.ts';
import { checkTypes, lint } from './testing/static-checks.ts';
import { sumTallies, type TestTally } from './testing/test-tally.ts';

const unitProjects = ['domain', 'site', 'functions', 'web', 'tools', 'firestore-embedded'];
// Always run: it reads every file of the repository, but imports none of them.
const borders = 'packages/tools/src/checks/borders/borders.test.ts';

/**
 * `npm run check`, before a commit: checks types, the style of the changed files and borders, and runs the
 * unit tests that import a changed file directly or indirectly.
 */
export const command = defineCommand({
  name: 'check',
  about: 'Vérifie, avant un commit, les types, le style, les frontières et ce qui a changé.',
  options: {},
  run: runCheck,
});

async function runCheck(): Promise<ExitCode> {
  const startedAt = Date.now();
  const files = await changedFiles();
  console.log(`${files.length} fichiers changés.`);
  const run = { isAlone: false };
  const tallies = await Promise.all([readSources(files, run), runTests(files, run)]);
  const { passed, failures } = judgeSkips(sumTallies(tallies), (line) => console.log(line));
  if (failures.length > 0) console.log(`\nÉchecs :\n${failures.join('\n')}`);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n${passed} passed, ${failures.length} failed, ${seconds} s`);
  return failures.length === 0 ? 0 : 1;
}

async function readSources(files: readonly string[], run: PartRun): Promise<TestTally> {
  const style = await runPart({ name: 'lint', title: 'Style', run: () => lint(run, files) }, run);
  return sumTallies([
    style,
    await runPart({ name: 'types', title: 'Types', run: checkTypes }, run),
  ]);
}

function runTests(files: readonly string[], run: PartRun): Promise<TestTally> {
  const related = () => relatedTests(run, unitProjects, [borders, ...files]);
  return runPart({ name: 'check', title: 'Frontières et tests unitaires', run: related }, run);
}
