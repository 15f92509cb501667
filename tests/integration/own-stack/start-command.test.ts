import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFolderOf } from '@dinar/tools/local/emulators/run-folder';
import { freePorts, offsetOf, requireFreePorts, type StackPorts } from '@dinar/tools/local/ports';
import { descendantsOf, isRunning } from '@dinar/tools/processes/process-tree';
import { describe, expect, test } from 'vitest';
import { type RunningProgram, startCommand } from '../../support/run-program.ts';

const official = process.env.DINAR_OFFICIAL === '1' ? ['--official'] : [];

function start(ports: StackPorts, ...flags: readonly string[]): RunningProgram {
  const offset = String(offsetOf(ports));
  return startCommand('start', ['--port-offset', offset, ...flags, ...official]);
}

/** Starts a run on free ports, and waits until it has printed a text. */
async function startUntil(text: string, ...flags: readonly string[]) {
  const ports = await freePorts();
  const run = start(ports, ...flags);
  await run.printed(text);
  return { ports, run, started: descendantsOf(run.pid) };
}

async function siteConfigOf(hostingUrl: string): Promise<unknown> {
  const html = await (await fetch(hostingUrl)).text();
  return JSON.parse(/id="site-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

/** The id of the process of a run with `words` in its command line. */
function processOf(run: RunningProgram, words: string): number {
  for (const pid of descendantsOf(run.pid)) {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words)) return pid;
  }
  throw new Error(`No process was started with ${words}`);
}

/** Expects that soon none of the processes runs, and every port is free. */
async function expectNothingLeft(started: readonly number[], ports: StackPorts): Promise<void> {
  await expect.poll(() => started.filter(isRunning)).toEqual([]);
  await expect.poll(() => requireFreePorts(ports)).toBeUndefined();
}

describe('npm start', () => {
  test('runs beside another run, starts its functions again, and leaves nothing behind when it is interrupted', async () => {
    const runs = [await freePorts(), await freePorts()].map((ports) => ({
      ports,
      run: start(ports, '--no-seed', '--no-feed'),
      url: `http://127.0.0.1:${ports.hosting}/`,
    }));
    for (const { ports, run, url } of runs) {
      await run.printed(`Prêt : ${url}`);
      expect(await siteConfigOf(url)).toMatchObject({
        firestore: { host: `127.0.0.1:${ports.firestore}`, ssl: false },
      });
    }
    // With two runs on this machine, a staff command requires the choice of one.
    const asked = await startCommand('contact:export', []).ended;
    expect(asked.code).toBe(2);
    for (const { ports } of runs) {
      expect(asked.output).toContain(`--port-offset ${offsetOf(ports)}`);
    }
    for (const { ports, run, url } of runs) {
      // The processes are found in /proc, which only Linux has.
      if (process.platform === 'linux') {
        process.kill(processOf(run, 'functionsEmulatorRuntime'), 'SIGKILL');
        await expect.poll(async () => (await fetch(url)).text()).toContain('id="page-data"');
      }
      const started = descendantsOf(run.pid);
      expect(started.length).toBeGreaterThan(1);
      run.interrupt();
      expect(await run.ended).toMatchObject({ code: 0 });
      await expectNothingLeft(started, ports);
      expect(existsSync(runFolderOf(ports))).toBe(false);
    }
  });

  test('leaves nothing behind when it is interrupted before it is ready', async () => {
    const ports = await freePorts();
    const run = start(ports);
    await run.printed('Démarrage des émulateurs');
    await expect.poll(() => descendantsOf(run.pid).length).toBeGreaterThan(0);
    const started = descendantsOf(run.pid);
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0 });
    await expectNothingLeft(started, ports);
  });

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

describe.runIf(process.platform === 'linux')('A part of npm start that', () => {
  test.each([
    ['firebase.js', 'Les émulateurs se sont arrêtés'],
    ['--single_project_mode', "Firestore s'est arrêté"],
  ])(
    'is killed (%s) ends the run, which says so, names the remedy and keeps the logs',
    async (part, said) => {
      const { ports, run, started } = await startUntil('Prêt : ', '--no-seed');
      process.kill(processOf(run, part), 'SIGKILL');
      const { code, output } = await run.ended;
      expect(code).toBe(1);
      expect(output).toContain(said);
      expect(output).toContain('Relancez la commande');
      const logs = runFolderOf(ports);
      expect(readdirSync(logs)).toContain('emulators.log');
      await rm(logs, { recursive: true });
      await expectNothingLeft(started, ports);
    },
  );

  test('is killed while data are seeded ends the start', async () => {
    const { ports, run, started } = await startUntil('Données de démonstration');
    process.kill(processOf(run, '--single_project_mode'), 'SIGKILL');
    const { code, output } = await run.ended;
    expect(code).toBe(1);
    expect(output).toContain("Firestore s'est arrêté");
    await expectNothingLeft(started, ports);
    await rm(runFolderOf(ports), { recursive: true });
  });

  test('is frozen in the midst of a move does not keep Ctrl-C from ending all in ten seconds', async () => {
    const { ports, run, started } = await startUntil('Prêt : ', '--no-seed');
    // From here on the database answers no move, and the next move begins within five seconds.
    process.kill(processOf(run, '--single_project_mode'), 'SIGSTOP');
    await sleep(6_000);
    const interruptedAt = Date.now();
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(Date.now() - interruptedAt).toBeLessThan(10_000);
    await expectNothingLeft(started, ports);
  });

  test('does not end at the first Ctrl-C is killed by the second', async () => {
    const ports = await freePorts();
    const run = start(ports, '--no-seed', '--no-feed');
    await run.printed('Prêt : ');
    const started = descendantsOf(run.pid);
    process.kill(processOf(run, 'firebase.js'), 'SIGSTOP');
    run.interrupt();
    await run.printed('Arrêt…');
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 130 });
    await expectNothingLeft(started, ports);
    await rm(runFolderOf(ports), { recursive: true });
  });

  test('outlives a killed start ends soon after it', async () => {
    const { ports, run, started } = await startUntil('Prêt : ', '--no-seed');
    process.kill(run.pid, 'SIGKILL');
    await run.ended;
    await expectNothingLeft(started, ports);
    await rm(runFolderOf(ports), { recursive: true });
  });
});
