import { runFindSecrets } from '../run-find-secrets.ts';
import { type PartRun, runAsTest } from './runners.ts';
import { oneTest, sumTallies, type TestTally } from './test-tally.ts';

const workspaces = [
  'packages/domain',
  'packages/site',
  'packages/firestore-embedded',
  'packages/firestore-embedded/tests',
  'packages/tools',
  'functions',
  'web',
  'tests',
];

/** Checks the types of every workspace. */
export async function checkTypes(run: PartRun): Promise<TestTally> {
  const results: TestTally[] = [];
  // One after the other: the compiler uses every core.
  for (const workspace of workspaces) {
    const program = { script: 'node_modules/typescript/bin/tsc', args: ['-p', workspace] };
    results.push(await runAsTest(run, `types de ${workspace}`, program));
  }
  return sumTallies(results);
}

/** Checks the style of the given files, by default all, and looks for credentials in all files. */
export async function lint(run: PartRun, files: readonly string[] = ['.']): Promise<TestTally> {
  const options = ['--error-on-warnings', '--no-errors-on-unmatched'];
  const style = await runAsTest(run, 'style', {
    script: 'node_modules/@biomejs/biome/bin/biome',
    // Without a file argument Biome reads the whole repository.
    args: files.length === 0 ? ['--version'] : ['check', ...options, ...files],
  });
  return sumTallies([style, oneTest('secrets', await runFindSecrets())]);
}
