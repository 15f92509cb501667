import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from './hash-inputs.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dinar-hash-'));
  await mkdir(path.join(root, 'src/deep'), { recursive: true });
  await writeFile(path.join(root, 'src/deep/a.ts'), 'one');
});

afterEach(() => rm(root, { recursive: true }));

test('The hash follows the contents of a nested source file', async () => {
  const before = await hashInputs(root, ['src']);
  await writeFile(path.join(root, 'src/deep/a.ts'), 'two');
  expect(await hashInputs(root, ['src'])).not.toBe(before);
});

test('The hash follows a rename', async () => {
  const before = await hashInputs(root, ['src']);
  await rm(path.join(root, 'src/deep/a.ts'));
  await writeFile(path.join(root, 'src/deep/b.ts'), 'one');
  expect(await hashInputs(root, ['src'])).not.toBe(before);
});

test('Tests and generated folders do not change the hash', async () => {
  const before = await hashInputs(root, ['src']);
  await mkdir(path.join(root, 'src/dist'));
  await writeFile(path.join(root, 'src/dist/out.js'), 'built');
  await writeFile(path.join(root, 'src/a.test.ts'), 'test');
  expect(await hashInputs(root, ['src'])).toBe(before);
});
