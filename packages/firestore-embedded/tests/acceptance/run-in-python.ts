import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CommandError } from '@dinar/tools/command/command-error';
import type { Outcome, SuiteRun } from './outcome.ts';

const reporters = fileURLToPath(new URL('.', import.meta.url));
const files = ['test_system.py', 'test_system_async.py'].map((name) => `tests/system/${name}`);
const imports = 'google.cloud.firestore, grpc_status, mock, pytest, pytest_asyncio, test_utils';

/** Runs pytest on the system tests of a checkout of python-firestore. */
export async function runInPython(
  checkout: string,
  { dependencies, port, titles, report }: SuiteRun,
): Promise<readonly Outcome[]> {
  const python = pythonOf(dependencies);
  await requireImports(python, checkout);
  const args = ['-m', 'pytest', '-p', 'no:cacheprovider', '-p', 'pytest_reporter'];
  const child = spawn(python, [...args, '--quiet', '--no-summary', ...files], {
    cwd: checkout,
    env: {
      ...process.env,
      ACCEPTANCE_TITLES: titles,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      GCLOUD_PROJECT: 'test-project',
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: reporters,
    },
    // The fourth descriptor carries only the outcomes.
    stdio: ['ignore', 2, 2, 'pipe'],
  });
  const lines = child.stdio[3];
  if (!(lines instanceof Readable)) throw new Error('pytest has no pipe for its outcomes.');
  const closed = once(child, 'close');
  const outcomes: Outcome[] = [];
  let ended = false;
  for await (const line of createInterface(lines)) {
    const message: Outcome | 'end' = JSON.parse(line);
    if (message === 'end') {
      ended = true;
    } else {
      outcomes.push(message);
      report(message);
    }
  }
  await closed;
  if (!ended) {
    throw new Error(`pytest did not come to its end: ${outcomes.length} outcomes until then.`);
  }
  return outcomes;
}

/** The Python of a virtual environment, or else the one on the PATH. */
function pythonOf(environment: string | undefined): string {
  if (environment === undefined) return 'python3';
  const file = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python';
  return path.join(environment, file);
}

/** Throws a CommandError with installation steps if Python or a package is missing. */
async function requireImports(python: string, checkout: string): Promise<void> {
  try {
    await promisify(execFile)(python, ['-c', `import ${imports}`], { cwd: checkout });
  } catch (error) {
    const [problem] = String(error).trim().split('\n').slice(-1);
    throw new CommandError(
      'missing-packages',
      `${python} n'a pas ce qu'il faut à la suite python (${problem}). Créez un environnement :
  python3 -m venv suite-python
  suite-python/bin/pip install ./python-firestore grpcio-status mock pytest \\
    pytest-asyncio==0.21.2 google-cloud-testutils
puis donnez-le : --dependencies suite-python`,
      error,
    );
  }
}
