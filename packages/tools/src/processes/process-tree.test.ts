import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { descendantsOf, isRunning } from './process-tree.ts';

test('The descendants of a process include its grandchildren', async () => {
  const script = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    console.log(child.pid);
    setInterval(() => {}, 1000);
  `;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(parent.stdout, 'data');
  const grandchild = Number(String(line));
  try {
    const found = descendantsOf(process.pid);
    expect(found).toContain(parent.pid);
    expect(found).toContain(grandchild);
    expect(await isRunning(grandchild)).toBe(true);
  } finally {
    process.kill(grandchild, 'SIGKILL');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  }
  await expect.poll(() => isRunning(grandchild)).toBe(false);
});
