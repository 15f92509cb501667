import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, test } from 'vitest';
import { startProgram } from '../../support/run-program.ts';

test('A configuration value that is empty stops the build of the page and is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-build-'));
  try {
    const config = ['--config', fromRoot('web/vite.config.ts')];
    const args = ['build', fromRoot('web'), '--outDir', folder, ...config];
    const vite = fromRoot('node_modules/vite/bin/vite.js');
    const { code, output } = await startProgram(vite, args, { VITE_CONTACT_EMAIL: '' }).ended;
    expect(code).not.toBe(0);
    expect(output).toContain('VITE_CONTACT_EMAIL');
  } finally {
    await rm(folder, { recursive: true });
  }
});
