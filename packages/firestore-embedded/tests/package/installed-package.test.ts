import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const source = fileURLToPath(new URL('../..', import.meta.url));

let project: string;
let installed: string;
/** Installs the package, as `npm pack` builds it, in an otherwise empty project. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'firestore-package-'));
  installed = join(project, 'node_modules/@dinar/firestore-embedded');
  await mkdir(installed, { recursive: true });
  // `npm pack` does not run `prepack` where scripts are disabled.
  await run('npm', ['run', 'prepack'], { cwd: source });
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', project];
  const { stdout } = await run('npm', pack, { cwd: source });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  const unpack = ['xzf', join(project, filename), '--strip-components', '1', '-C', installed];
  await run('tar', unpack);
});
afterAll(() => rm(project, { recursive: true }));

async function readme(): Promise<string> {
  const text = await readFile(join(installed, 'README.md'), 'utf8');
  return /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

test('The example of the README passes in a project that has only the package.', async () => {
  await writeFile(join(project, 'example.test.mjs'), await readme());
  const { stdout } = await run(process.execPath, ['--test', 'example.test.mjs'], { cwd: project });
  expect(stdout).toContain('# pass 1');
});

test('A project in TypeScript finds the types.', async () => {
  const file = join(project, 'typed.mts');
  await writeFile(
    file,
    `import { startFirestore } from '@dinar/firestore-embedded';
const { address, figures } = await startFirestore({ rulesFile: 'firestore.rules' });
const texts: readonly string[] = [address];
const calls: number = figures().methods['Commit']?.calls ?? texts.length;
// @ts-expect-error: it has no such option.
await startFirestore({ rulesFiles: calls });
`,
  );
  const tsc = join(source, '../../node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  const nodeTypes = join(source, '../../node_modules/@types');
  const types = ['--target', 'es2023', '--typeRoots', nodeTypes, '--types', 'node'];
  await run(process.execPath, [tsc, ...options, ...types, file], { cwd: project }).catch(
    (error) => {
      throw new Error(error.stdout);
    },
  );
});

test('The command prints its version, and `exec` runs a command whose `java` is this server.', async () => {
  const bin = join(installed, 'bin/firestore.mjs');
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect((await run(process.execPath, [bin, '--version'])).stdout).toBe(`${version}\n`);
  const script = 'java -version && java -jar "$FIRESTORE_EMULATOR_BINARY_PATH" --help';
  const { stdout, stderr } = await run(process.execPath, [bin, 'exec', 'sh', '-c', script]);
  expect([stderr, stdout]).toEqual([
    'openjdk version "21.0.0"\n',
    expect.stringContaining('--port'),
  ]);
  const failing = run(process.execPath, [bin, 'exec', 'sh', '-c', 'exit 7']);
  await expect(failing).rejects.toMatchObject({ code: 7 });
});
