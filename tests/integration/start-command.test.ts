import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portsFor, requireFreePorts, type StackPorts } from '@dinar/local-run/ports';
import { descendantsOf, isRunning } from '@dinar/local-run/processes/process-tree';
import { fromRoot } from '@dinar/local-run/project-root';
import { describe, expect, inject, test } from 'vitest';
import { startProgram } from '../support/run-program.ts';

const start = 'packages/local-run/bin/start.mjs';
const official = process.env.DINAR_OFFICIAL === '1' ? ['--official'] : [];

/** An offset whose eight ports are free, and the ports. */
async function freeOffset(): Promise<{ offset: number; ports: StackPorts }> {
  for (;;) {
    const offset = randomInt(15_000, 20_000);
    const ports = portsFor(offset);
    const isFree = await requireFreePorts(ports).then(
      () => true,
      () => false,
    );
    if (isFree) {
      return { offset, ports };
    }
  }
}

async function siteConfigOf(hostingUrl: string): Promise<unknown> {
  const html = await (await fetch(hostingUrl)).text();
  return JSON.parse(/id="site-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

/** Which of some processes was started with `words` in its command line. */
async function processOf(pids: readonly number[], words: string): Promise<number> {
  for (const pid of pids) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(words)) return pid;
  }
  throw new Error(`No process was started with ${words}`);
}

describe('npm start', () => {
  test('runs beside another stack, and leaves nothing behind when it is interrupted', async () => {
    const { offset, ports } = await freeOffset();
    const run = startProgram(start, ['--port-offset', String(offset), '--no-seed', ...official]);
    const hostingUrl = `http://127.0.0.1:${ports.hosting}/`;
    await run.printed(`Prêt : ${hostingUrl}`);

    const { hostingUrl: otherUrl, firestoreHost } = inject('stack');
    expect(await siteConfigOf(hostingUrl)).toMatchObject({
      firestore: { host: `127.0.0.1:${ports.firestore}`, ssl: false },
    });
    expect(await siteConfigOf(otherUrl)).toMatchObject({
      firestore: { host: firestoreHost, ssl: false },
    });

    const started = await descendantsOf(run.pid);
    expect(started.length).toBeGreaterThan(1);
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0 });
    const left = await Promise.all(started.map(isRunning));
    expect(left).toEqual(started.map(() => false));
    await requireFreePorts(ports);
    expect(existsSync(fromRoot('.local', `run-${ports.hosting}`))).toBe(false);
  }, 90_000);

  test('leaves nothing behind when it is interrupted before it is ready', async () => {
    const { offset, ports } = await freeOffset();
    const run = startProgram(start, ['--port-offset', String(offset), ...official]);
    await run.printed('Démarrage des émulateurs');
    await expect.poll(async () => (await descendantsOf(run.pid)).length).toBeGreaterThan(0);
    const started = await descendantsOf(run.pid);
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(await Promise.all(started.map(isRunning))).toEqual(started.map(() => false));
    await requireFreePorts(ports);
  }, 90_000);

  test.runIf(process.platform === 'linux')(
    'says so and ends when its emulators fall in the midst of a move',
    async () => {
      const { offset, ports } = await freeOffset();
      const run = startProgram(start, ['--port-offset', String(offset), ...official]);
      await run.printed('Prêt : ');
      const started = await descendantsOf(run.pid);
      // From here on no move is answered, and the next begins within five seconds.
      process.kill(await processOf(started, String(ports.firestore)), 'SIGSTOP');
      await sleep(6_000);
      process.kill(await processOf(started, 'firebase.js'), 'SIGKILL');
      const { code, output } = await run.ended;
      expect(code).toBe(1);
      expect(output).toContain('Les émulateurs se sont arrêtés.');
      expect(await Promise.all(started.map(isRunning))).toEqual(started.map(() => false));
      await requireFreePorts(ports);
    },
    120_000,
  );

  test('names a taken port, what wanted it, and the way out', async () => {
    const { offset, ports } = await freeOffset();
    const occupant = net.createServer();
    await new Promise<void>((resolve) => {
      occupant.listen(ports.functions, '127.0.0.1', resolve);
    });
    try {
      const { code, output } = await startProgram(start, ['--port-offset', String(offset)]).ended;
      expect(code).toBe(1);
      expect(output).toContain(`Le port ${ports.functions}, prévu pour les fonctions`);
      expect(output).toContain('--port-offset');
    } finally {
      await new Promise((resolve) => occupant.close(resolve));
    }
  });

  test('refuses a flag it does not know, and lists those it does', async () => {
    const { code, output } = await startProgram(start, ['--prot-offset', '3']).ended;
    expect(code).toBe(1);
    expect(output).toContain('--prot-offset');
    expect(output).toContain('--port-offset N');
  });
});
