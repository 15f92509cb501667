import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeJavaLauncher } from './java-launcher.ts';

const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "it's java "));
});

afterEach(() => rm(folder, { recursive: true }));

test('The launcher passes firebase-tools’ version check from a folder with any name.', async () => {
  const { pathEntry, jarFile } = await writeJavaLauncher(join(folder, 'bin'));
  const flags = ['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version'];
  const { stderr, stdout } = await run(join(pathEntry, 'java'), flags);
  expect({ stderr, stdout }).toEqual({ stderr: 'openjdk version "21.0.0"\n', stdout: '' });
  expect(await readFile(jarFile, 'utf8')).toContain('java-launcher.ts');
});

test('The launcher adds its own flags, with any characters, and rejects every other use of Java.', async () => {
  const { pathEntry } = await writeJavaLauncher(folder, ['--indexes', "it's $HOME.json"]);
  await expect(run(join(pathEntry, 'java'), ['Main'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("it cannot run: Main --indexes it's $HOME.json"),
  });
});
