import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '@dinar/tools/command/project-root';
import { freePorts, offsetOf, requireFreePorts, type StackPorts } from '@dinar/tools/local/ports';
import { descendantsOf, isRunning } from '@dinar/tools/processes/process-tree';
import { describe, expect, inject, test } from 'vitest';
import { type RunningProgram, startCommand } from '../support/run-program.ts';

const official = process.env.DINAR_OFFICIAL === '1' ? ['--official'] : [];

function start(ports: StackPorts, ...flags: readonly string[]): RunningProgram {
  const offset = String(offsetOf(ports));
  return startCommand('start', ['--port-offset', offset, ...flags, ...official]);
}

async function siteConfigOf(hostingUrl: string): Promise<unknown> {
  const html = await (await fetch(hostingUrl)).text();
  return JSON.parse(/id="site-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

/** The id of the process with `words` in its command line. */
async function processOf(pids: readonly number[], words: string): Promise<number> {
  for (const pid of pids) {
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(words)) return pid;
  }
  throw new Error(`No process was started with ${words}`);
}

describe('npm start', () => {
  test('runs beside another stack, and leaves nothing behind when it is interrupted', async () => {
    const ports = await freePorts();
    const run = start(ports, '--no-seed');
    const hostingUrl = `http://127.0.0.1:${ports.hosting}/`;
    await run.printed(`Prêt : ${hostingUrl}`);

    const { hostingUrl: otherUrl, firestoreHost } = inject('stack');
    expect(await siteConfigOf(hostingUrl)).toMatchObject({
      firestore: { host: `127.0.0.1:${ports.firestore}`, ssl: false },
    });
    expect(await siteConfigOf(otherUrl)).toMatchObject({
      firestore: { host: firestoreHost, ssl: false },
    });

    // With two runs on this machine, a staff command requires the choice of one.
    const asked = await startCommand('contact:export', []).ended;
    expect(asked.code).toBe(2);
    expect(asked.output).toContain(`--port-offset ${offsetOf(ports)}`);

    const started = await descendantsOf(run.pid);
    expect(started.length).toBeGreaterThan(1);
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0 });
    const left = await Promise.all(started.map(isRunning));
    expect(left).toEqual(started.map(() => false));
    await requireFreePorts(ports);
    expect(existsSync(fromRoot('.local', `run-${ports.hosting}`))).toBe(false);
  });

  test('leaves nothing behind when it is interrupted before it is ready', async () => {
    const ports = await freePorts();
    const run = start(ports);
    await run.printed('Démarrage des émulateurs');
    await expect.poll(async () => (await descendantsOf(run.pid)).length).toBeGreaterThan(0);
    const started = await descendantsOf(run.pid);
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(await Promise.all(started.map(isRunning))).toEqual(started.map(() => false));
    await requireFreePorts(ports);
  });

  test.runIf(process.platform === 'linux')(
    'says so and ends when its emulators fall in the midst of a move',
    async () => {
      const ports = await freePorts();
      const run = start(ports);
      await run.printed('Prêt : ');
      const started = await descendantsOf(run.pid);
      // From here on the database answers no move, and the next move begins within five seconds.
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

  test('names a taken port, its purpose and the remedy', async () => {
    const ports = await freePorts();
    const occupant = net.createServer();
    await new Promise<void>((resolve) => {
      occupant.listen(ports.functions, '127.0.0.1', resolve);
    });
    try {
      const { code, output } = await start(ports).ended;
      expect(code).toBe(1);
      expect(output).toContain(`Le port ${ports.functions}, prévu pour les fonctions`);
      expect(output).toContain('--port-offset');
    } finally {
      await new Promise((resolve) => occupant.close(resolve));
    }
  });
});
