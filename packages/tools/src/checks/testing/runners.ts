import { readFile, rm } from 'node:fs/promises';
import { fromRoot } from '../../command/project-root.ts';
import { runCommand } from '../../processes/run-command.ts';
import { oneTest, playwrightTally, type TestTally, tallyOf, vitestTally } from './test-tally.ts';

/** The way in which a part runs its commands. */
export interface PartRun {
  /** Whether each command writes directly to the terminal. Otherwise its output is printed at its end. */
  readonly isAlone: boolean;
  /** Whether the part runs whole, as in CI, or without the tests tagged `@whole` and the files of `wholeFiles`. */
  readonly isWhole: boolean;
}

/** A Node program of the repository. */
export interface NodeProgram {
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The Node that runs it; by default that of this process. */
  readonly node?: string;
}

/** Runs a Node program, prints its output and returns its exit code. */
async function runNode(
  { isAlone }: PartRun,
  { script, args, env, node = process.execPath }: NodeProgram,
): Promise<number> {
  const { code, output } = await runCommand(node, [fromRoot(script), ...args], {
    show: isAlone,
    ...(env && { env: { ...process.env, ...env } }),
  });
  if (output !== '') console.log(output.trimEnd());
  return code;
}

/** Runs a Node program that counts as one test. */
export async function runAsTest(
  run: PartRun,
  name: string,
  program: NodeProgram,
): Promise<TestTally> {
  return oneTest(name, await runNode(run, program));
}

interface VitestOptions {
  /** Only the tests that are among these files, or import one directly or indirectly. */
  readonly relatedTo?: readonly string[];
  readonly node?: string;
  /** The number of files at once; by default one for each core. */
  readonly workers?: number;
}

/** Runs some of Vitest's projects. */
export function vitest(
  run: PartRun,
  name: string,
  projects: readonly string[],
  { relatedTo, node, workers }: VitestOptions = {},
): Promise<TestTally> {
  const args = [
    ...(relatedTo === undefined ? ['run'] : ['related', '--run', ...relatedTo]),
    ...projects.map((project) => `--project=${project}`),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    // A part among others says at its end what failed; see `vitestTally`.
    ...(run.isAlone ? ['--reporter=default'] : []),
  ];
  return withReport(name, vitestTally, (file) =>
    runNode(run, {
      script: 'node_modules/vitest/vitest.mjs',
      args: [...args, '--reporter=json', `--outputFile.json=${file}`],
      // A failed query of the page would print the whole page.
      env: { DEBUG_PRINT_LIMIT: '0', ...(!run.isWhole && { DINAR_PUSH_TESTS: '1' }) },
      ...(node !== undefined && { node }),
    }),
  );
}

/** Runs the browser tests. */
export function playwright(run: PartRun, name: string): Promise<TestTally> {
  const reporters = run.isAlone ? 'list,json' : 'json';
  const left = run.isWhole ? [] : ['--grep-invert=@whole'];
  return withReport(name, playwrightTally, (file) =>
    runNode(run, {
      script: 'node_modules/@playwright/test/cli.js',
      args: ['test', '--config=tests/playwright.config.ts', `--reporter=${reporters}`, ...left],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
}

/** Runs a test runner and reads its JSON report, after deleting the report of an earlier run. */
async function withReport<Report>(
  name: string,
  read: (report: Report) => TestTally,
  run: (file: string) => Promise<number>,
): Promise<TestTally> {
  const file = fromRoot('.local/reports', `${name}.json`);
  await rm(file, { force: true });
  const code = await run(file);
  try {
    return tallyOf(name, read(JSON.parse(await readFile(file, 'utf8'))), code);
  } catch (error) {
    console.error(`Pas de rapport lisible dans ${file} : ${String(error)}`);
    return tallyOf(name, undefined, code);
  }
}
