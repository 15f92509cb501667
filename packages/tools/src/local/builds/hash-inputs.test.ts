import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from './hash-inputs.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dinar-hash-'));
  await mkdir(path.join(root, 'src/deep'), { recursive: true });
  await mkdir(path.join(root, 'src/dist'));
  await writeFile(path.join(root, 'src/deep/a.ts'), 'one');
});

afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(root, 'src', name), text);

test.each([
  ['the contents of a nested file', { withTests: false }, true, () => write('deep/a.ts', 'two')],
  [
    'a rename',
    { withTests: false },
    true,
    () => rename(path.join(root, 'src/deep/a.ts'), path.join(root, 'src/deep/b.ts')),
  ],
  ['a test, where tests count', { withTests: true }, true, () => write('a.test.ts', 'test')],
  ['a test, where they do not', { withTests: false }, false, () => write('a.test.ts', 'test')],
  ['what is generated', { withTests: true }, false, () => write('dist/out.js', 'built')],
])('After %s, with %o, the hash changes: %s', async (_what, options, isOther, change) => {
  const before = await hashInputs(root, ['src'], options);
  await change();
  expect((await hashInputs(root, ['src'], options)) !== before).toBe(isOther);
});
