import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '@dinar/tools/command/project-root';
import { describePackage } from '@dinar/tools/deploy/describe-package';
import { packFunctions } from '@dinar/tools/deploy/firebase-tools';
import { runCommand, runNpm } from '@dinar/tools/processes/run-command';
import { afterAll, expect, test } from 'vitest';
import { type Codebase, codebases } from '../../../functions/build/codebases.ts';

const folders: string[] = [];
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** The names that a codebase's entry exports. */
async function manifestNames({ entry }: Codebase): Promise<string[]> {
  return Object.keys(await import(fromRoot('functions', entry))).sort();
}

/** Unpacks the upload in a folder outside the workspace. */
async function unpackedUpload({ name }: Codebase): Promise<string> {
  const { functions } = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const config = functions.find(({ codebase }: { codebase: string }) => codebase === name);
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-upload-'));
  folders.push(folder);
  const archive = await packFunctions(config, 'tar.gz');
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}

test.concurrent.each(codebases)(
  'The upload of $name installs by itself and exports its functions',
  async (codebase) => {
    const folder = await unpackedUpload(codebase);
    const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
    const installed = await runNpm(args, { cwd: folder });
    expect(installed.code, installed.output).toBe(0);
    const script = `
    const deployed = await import('./index.js');
    const isFunction = ([, value]) => typeof value === 'function' && value.__endpoint !== undefined;
    const names = Object.entries(deployed).filter(isFunction).map(([name]) => name);
    console.log('deployed ' + JSON.stringify(names.sort()));
    process.exit();
  `;
    const { output } = await runCommand(
      process.execPath,
      ['--input-type=module', '--eval', script],
      {
        cwd: folder,
        env: { ...process.env, GCLOUD_PROJECT: 'demo-dinar' },
      },
    );
    const names = JSON.parse(/^deployed (.*)$/m.exec(output)?.[1] ?? '[]');
    expect(names, output).toEqual(await manifestNames(codebase));
  },
  300_000,
);

test.each(codebases)('The upload of $name contains only its needed files', async (codebase) => {
  const folder = await unpackedUpload(codebase);
  expect((await readdir(folder)).sort()).toEqual([
    'index.js',
    'index.js.map',
    'package-lock.json',
    'package.json',
    ...(codebase.hasPage ? ['page'] : []),
  ]);
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('devDependencies');
  expect(manifest.engines).toEqual({ node: '24' });
});

test('The codebase of pages has no trigger, no job and no code that writes', async () => {
  const map = JSON.parse(await readFile(fromRoot('functions/lib/pages/index.js.map'), 'utf8'));
  const own: string[] = map.sources;
  expect(own.some((source) => source.includes('src/http/render-page.ts'))).toBe(true);
  const writing =
    /^\.\.\/\.\.\/src\/(?:triggers|schedules|jobs|sources|store\/(?!open-data\/|pages\/|documents\/))|store-contact\.ts$/;
  expect(own.filter((source) => writing.test(source))).toEqual([]);
});

test('A dry run lists each part with its files and sizes', async () => {
  const described = await describePackage();
  for (const { name } of codebases) {
    expect(described).toMatch(
      new RegExp(String.raw`Functions \(functions/lib/${name}\), envoyées en [\d.]+ ko compressés`),
    );
  }
  expect(described).toMatch(/[\d.]+ ko {2}package\.json/);
  expect(described).toMatch(/Hosting \(web\/dist\) : \d+ fichiers/);
  expect(described).toMatch(/firestore\.indexes\.json/);
});
