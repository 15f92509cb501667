import { defineCommand, type ExitCode } from '../command/command.ts';
import { changedFiles } from './repository-files.ts';
import { conclude } from './testing/judge-skips.ts';
import { runPart } from './testing/run-part.ts';
import { type PartRun, vitest } from './testing/runners.ts';
import { checkTypes, findUnused, lint } from './testing/static-checks.ts';
import { sumTallies, type TestTally } from './testing/test-tally.ts';
import { reachedBy } from './testing/type-projects.ts';

const unitProjects = ['domain', 'site', 'functions', 'web', 'tools', 'firestore-embedded'];
// Always run: they read every file of the repository, but import none of them.
const repositoryTests = [
  'borders/borders',
  'documents/documents',
  'errors/swallowed-errors',
  'counts/literal-counts',
  'specification/specification-coverage',
].map((name) => `packages/tools/src/checks/${name}.test.ts`);

/**
 * `npm run check`, before a commit: checks the types that a change reaches, the style of the changed files,
 * what is unused, and borders, documents and error handlers; runs the unit tests that import a changed file
 * directly or indirectly.
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
  const run = { isAlone: false, isWhole: true };
  const tallies = await Promise.all([readSources(files, run), runTests(files, run)]);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return conclude(sumTallies(tallies), `, ${seconds} s`);
}

async function readSources(files: readonly string[], run: PartRun): Promise<TestTally> {
  const parts = [
    { name: 'lint', title: 'Style', run: () => lint(run, files) },
    { name: 'types', title: 'Types', run: () => checkTypes(run, reachedBy(files)) },
    { name: 'unused', title: 'Inutilisé et non déclaré', run: () => findUnused(run) },
  ];
  const tallies: TestTally[] = [];
  for (const part of parts) tallies.push(await runPart(part, run));
  return sumTallies(tallies);
}

function runTests(files: readonly string[], run: PartRun): Promise<TestTally> {
  const relatedTo = [...repositoryTests, ...files];
  const related = () => vitest(run, 'check', unitProjects, { relatedTo });
  return runPart({ name: 'check', title: 'Frontières et tests unitaires', run: related }, run);
}
