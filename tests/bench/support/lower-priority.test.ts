import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

test('Processes that this process started get a lower priority, later ones do not', async () => {
  const server = start();
  try {
    await lowerPriority();
    const browser = start();
    try {
      expect(getPriority(server.pid)).toBe(constants.priority.PRIORITY_LOW);
      expect(getPriority(browser.pid)).toBe(getPriority());
    } finally {
      await end(browser);
    }
  } finally {
    await end(server);
  }
});

function start() {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
}

async function end(child: ReturnType<typeof start>): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
