import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describePackage } from '@dinar/local-run/deploy/describe-package';
import { packFunctions } from '@dinar/local-run/deploy/firebase-tools';
import { npmCommand } from '@dinar/local-run/processes/npm-command';
import { runCommand } from '@dinar/local-run/processes/run-command';
import { fromRoot } from '@dinar/local-run/project-root';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** The names that functions/src/index.ts says are deployed. */
async function manifestNames(): Promise<string[]> {
  const source = await readFile(fromRoot('functions/src/index.ts'), 'utf8');
  return [...source.matchAll(/^export \{ (\w+) \}/gm)].map(([, name = '']) => name).sort();
}

/** Unpacks what would be uploaded where nothing of the workspace can be found. */
async function unpackedUpload(): Promise<string> {
  const [config] = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8')).functions;
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-upload-'));
  folders.push(folder);
  const archive = await packFunctions(config, 'tar.gz');
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}

test('What is uploaded installs by itself and exports every deployed function', async () => {
  const folder = await unpackedUpload();
  const npm = npmCommand(['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  const installed = await runCommand(npm.file, npm.args, { cwd: folder, shell: npm.shell });
  expect(installed.code, installed.output).toBe(0);
  const script = `
    const deployed = await import('./index.js');
    const isFunction = ([, value]) => typeof value === 'function' && value.__endpoint !== undefined;
    const names = Object.entries(deployed).filter(isFunction).map(([name]) => name);
    console.log('deployed ' + JSON.stringify(names.sort()));
    process.exit();
  `;
  const { output } = await runCommand(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { ...process.env, GCLOUD_PROJECT: 'demo-dinar' },
  });
  const names = JSON.parse(/^deployed (.*)$/m.exec(output)?.[1] ?? '[]');
  expect(names, output).toEqual(await manifestNames());
}, 300_000);

test('The upload holds the bundle, the page and its package alone', async () => {
  const folder = await unpackedUpload();
  expect((await readdir(folder)).sort()).toEqual([
    'index.js',
    'index.js.map',
    'package.json',
    'page',
  ]);
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('devDependencies');
  expect(manifest.engines).toEqual({ node: '22' });
});

test('A dry run lists each part with its files and sizes', async () => {
  const described = await describePackage();
  expect(described).toMatch(/Functions \(functions\/lib\), envoyées en [\d.]+ ko compressés/);
  expect(described).toMatch(/[\d.]+ ko {2}package\.json/);
  expect(described).toMatch(/Hosting \(web\/dist\) : \d+ fichiers/);
  expect(described).toMatch(/firestore\.indexes\.json/);
});
