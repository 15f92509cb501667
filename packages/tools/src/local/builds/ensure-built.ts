import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { codebases } from '../../../../../functions/build/codebases.ts';
import { CommandError } from '../../command/command-error.ts';
import { fromRoot, projectRoot } from '../../command/project-root.ts';
import { readIfPresent } from '../../command/read-if-present.ts';
import { runNpm } from '../../processes/run-command.ts';
import { type Build, functionsBuild } from './build-table.ts';
import { functionsManifest, writeFunctionsManifest } from './functions-manifest.ts';
import { hashInputs } from './hash-inputs.ts';

/** Compiles each build whose output is missing or was not made from the current sources. */
export async function ensureBuilt(
  builds: readonly Build[],
  report: (line: string) => void,
): Promise<void> {
  const stamps = await Promise.all(builds.map(readStamp));
  // One after the other: each bundler already uses every core.
  for (const [index, build] of builds.entries()) {
    const inputs = await hashInputs(projectRoot, build.inputs);
    const settings = JSON.stringify(viteSettings());
    const wanted = `${inputs} ${settings} ${await hashOutput(build)}`;
    if (stamps[index] !== wanted) {
      report(`Construction : ${build.title}…`);
      await compile(build);
      await writeStamp(build, `${inputs} ${settings} ${await hashOutput(build)}`);
    }
  }
}

async function compile(build: Build): Promise<void> {
  // A test run sets NODE_ENV to "test", with which Vite would build pages for React's development version.
  const { NODE_ENV: _, ...env } = process.env;
  const args = ['run', 'build', '--silent', '--workspace', build.workspace];
  const { code, output } = await runNpm(args, { env });
  if (code !== 0) {
    throw new CommandError(
      'build-failed',
      `La construction « ${build.title} » a échoué :\n${output.trimEnd()}`,
    );
  }
  if (build === functionsBuild) {
    await Promise.all(
      codebases.map((codebase) =>
        writeFunctionsManifest({
          functionsFolder: fromRoot('functions/lib', codebase.name),
          file: functionsManifest(codebase),
        }),
      ),
    );
  }
}

/** Returns the variables that Vite puts into the page, because a changed value makes the output stale. */
function viteSettings(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
}

function stampFile(build: Build): string {
  return fromRoot('.local/builds', `${build.name}.stamp`);
}

function readStamp(build: Build): Promise<string | undefined> {
  return readIfPresent(stampFile(build));
}

async function writeStamp(build: Build, stamp: string): Promise<void> {
  await mkdir(fromRoot('.local/builds'), { recursive: true });
  await writeFile(stampFile(build), stamp);
}

/** Hashes the output, so that a manual build after the stamp is detected. */
async function hashOutput(build: Build): Promise<string> {
  const content = await readIfPresent(fromRoot(build.output));
  return content === undefined ? 'missing' : createHash('sha256').update(content).digest('hex');
}
