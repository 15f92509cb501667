import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome, SuiteRun } from './outcome.ts';

const reporter = fileURLToPath(new URL('mocha-reporter.cjs', import.meta.url));

/** Runs mocha on files; its own output goes to the terminal's error stream. */
export async function runInNode(
  files: readonly string[],
  dependencies: string,
  { titles, report }: SuiteRun,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Outcome[]> {
  const args = ['--exit', '--timeout', '30000', '--reporter', reporter, '--grep', titles, ...files];
  const child = fork(path.join(dependencies, 'mocha/bin/mocha.js'), args, {
    env: {
      ...process.env,
      ...environment,
      METADATA_SERVER_DETECTION: 'none',
      NODE_PATH: dependencies,
    },
    execArgv: [],
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const outcomes: Outcome[] = [];
  let ended = false;
  child.on('message', (message: Outcome | 'end') => {
    if (message === 'end') {
      ended = true;
      return;
    }
    outcomes.push(message);
    report(message);
  });
  await once(child, 'close');
  if (!ended) {
    throw new Error(`mocha did not come to its end: ${outcomes.length} outcomes until then.`);
  }
  return outcomes;
}
