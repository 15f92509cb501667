// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { precachedFiles } from './precached-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'dinar-built-'));
afterAll(() => rm(folder, { recursive: true }));

const scripts = {
  'features/home/home-page.tsx': ['/assets/home-page-22222222.js', '/assets/table-77777777.js'],
  'features/banks/bank-page.tsx': ['/assets/bank-page-66666666.js', '/assets/table-77777777.js'],
};
const shellOf = (build: string) =>
  `${build}<link disabled href="/assets/first-load-44444444.css"><!--features/home/home-page.tsx--><link disabled href="/assets/home-page-2222222a.css"><!--/--><script type="application/json" id="screen-scripts">${JSON.stringify(scripts)}</script>`;

it('Lists the shell with a hash of its content and the assets, without the SDK and the styles of every page', async () => {
  await mkdir(path.join(folder, 'assets'));
  const names = [
    'home-page-22222222.js',
    'home-page-2222222a.css',
    'bank-page-6666666a.css',
    'table-77777777.js',
    'bank-page-66666666.js',
    'flags-1.svg',
  ];
  for (const name of [...names, 'live-feed-3.js', 'sdk-5.js', 'first-load-44444444.css']) {
    await writeFile(path.join(folder, 'assets', name), '');
  }
  await writeFile(path.join(folder, 'shell.html'), shellOf('one build'));
  const { first, later } = await precachedFiles(folder);
  expect(first).toEqual([
    { url: '/shell.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { url: '/assets/flags-1.svg', revision: null },
    { url: '/assets/home-page-22222222.js', revision: null },
    { url: '/assets/home-page-2222222a.css', revision: null },
    { url: '/assets/table-77777777.js', revision: null },
  ]);
  expect(later).toEqual(['/assets/bank-page-66666666.js', '/assets/bank-page-6666666a.css']);
  await writeFile(path.join(folder, 'shell.html'), shellOf('another build'));
  expect((await precachedFiles(folder)).first[0]?.revision).not.toBe(first[0]?.revision);
});
