import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@dinar/tools/command/project-root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outcome, startProgram } from '../../support/run-program.ts';

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'dinar-build-'));
});
afterAll(() => rm(outDir, { recursive: true, force: true }));

function build(env: Readonly<Record<string, string>>): Promise<Outcome> {
  const args = [
    'build',
    fromRoot('web'),
    '--outDir',
    outDir,
    '--config',
    fromRoot('web/vite.config.ts'),
  ];
  return startProgram(fromRoot('node_modules/vite/bin/vite.js'), args, env).ended;
}

test('A configuration value that is empty stops the build of the page and is named', async () => {
  const { code, output } = await build({ VITE_CONTACT_EMAIL: '' });
  expect(code).not.toBe(0);
  expect(output).toContain('VITE_CONTACT_EMAIL');
});

test('A page for a real project is not built with the example values', async () => {
  const { code, output } = await build({ VITE_FIREBASE_PROJECT_ID: 'dinar-en-direct' });
  expect(code).not.toBe(0);
  expect(output).toContain('VITE_SITE_URL still has its example value');
});
