import { mkdir } from 'node:fs/promises';
import { fromRoot } from '../../command/project-root.ts';
import { runFindSecrets } from '../run-find-secrets.ts';
import { type PartRun, runAsTest } from './runners.ts';
import { oneTest, sumTallies, type TestTally } from './test-tally.ts';
import { type TypeProject, typeProjects } from './type-projects.ts';

/** Checks the types of some projects, by default all; what has not changed since the last check is kept. */
export async function checkTypes(
  run: PartRun,
  projects: readonly TypeProject[] = typeProjects,
): Promise<TestTally> {
  const kept = fromRoot('.local/types');
  await mkdir(kept, { recursive: true });
  const results: TestTally[] = [];
  // One after the other: the compiler uses every core.
  for (const { folder } of projects) {
    const info = `${kept}/${folder.replaceAll('/', '-')}.tsbuildinfo`;
    const args = ['-p', folder, '--incremental', '--tsBuildInfoFile', info];
    const program = { script: 'node_modules/typescript/bin/tsc', args };
    results.push(await runAsTest(run, `types de ${folder}`, program));
  }
  return sumTallies(results);
}

/** Finds files, exports and dependencies that nobody uses, and dependencies that nobody declared. */
export function findUnused(run: PartRun): Promise<TestTally> {
  const args = ['--reporter', 'compact', '--no-progress', '--no-config-hints'];
  return runAsTest(run, 'inutilisé', { script: 'node_modules/knip/bin/knip.js', args });
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
