import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './outcome.ts';

const reporter = fileURLToPath(new URL('mocha-reporter.cjs', import.meta.url));

/** Runs mocha on files; its own output goes to the terminal's error stream. */
export async function runInNode(
  files: readonly string[],
  dependencies: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Outcome[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'acceptance-'));
  const outcomes = path.join(folder, 'outcomes.json');
  const mocha = path.join(dependencies, 'mocha/bin/mocha.js');
  const args = [mocha, '--exit', '--timeout', '30000', '--reporter', reporter, ...files];
  const env = {
    ...process.env,
    ...environment,
    METADATA_SERVER_DETECTION: 'none',
    NODE_PATH: dependencies,
    ACCEPTANCE_OUTCOMES: outcomes,
  };
  await new Promise<void>((resolve) => {
    const child = execFile(process.execPath, args, { env, maxBuffer: 2 ** 28 }, () => resolve());
    child.stderr?.pipe(process.stderr);
  });
  // Absent when mocha itself could not start: reading throws, and says so.
  return JSON.parse(await readFile(outcomes, 'utf8'));
}
