// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { precachedFiles } from './precached-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'dinar-built-'));
afterAll(() => rm(folder, { recursive: true }));

it('Lists the shell with a hash of its content and the assets, without the SDK and the inlined style sheet', async () => {
  await mkdir(path.join(folder, 'assets'));
  for (const name of [
    'index-1.js',
    'home-page-2.js',
    'live-feed-3.js',
    'sdk-5.js',
    'style-4.css',
  ]) {
    await writeFile(path.join(folder, 'assets', name), '');
  }
  await writeFile(path.join(folder, 'shell.html'), 'one build');
  const files = await precachedFiles(folder);
  expect(files).toEqual([
    { url: '/shell.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { url: '/assets/home-page-2.js', revision: null },
    { url: '/assets/index-1.js', revision: null },
  ]);
  await writeFile(path.join(folder, 'shell.html'), 'another build');
  expect((await precachedFiles(folder))[0]?.revision).not.toBe(files[0]?.revision);
});
