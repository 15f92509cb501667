import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireFreePorts } from '../ports.ts';
import {
  type EmulatorProcess,
  type EmulatorRun,
  startEmulatorProcess,
} from './emulator-process.ts';
import { startHostingFront } from './hosting-front.ts';

const betweenLooksMs = 1_000;

/** The emulators of a run, and the front through which visitors reach Hosting. */
export interface SiteEmulators extends EmulatorProcess {
  /** Resolves with a French sentence when firebase-tools or its Firestore ends by itself; once ready. */
  failure(): Promise<string>;
}

/** Starts the emulators of a run, and the front. */
export async function startSiteEmulators(run: EmulatorRun): Promise<SiteEmulators> {
  const { ports } = run;
  // Another program may have taken one during the builds.
  await requireFreePorts(ports);
  const front = await startHostingFront(ports.hosting, `http://127.0.0.1:${ports.hostingEmulator}`);
  const emulators = startEmulatorProcess(run);
  const stopping = new AbortController();
  const end = async (how: () => Promise<void>) => {
    stopping.abort();
    await Promise.all([front.stop(), how()]);
  };
  return {
    ...emulators,
    failure: () => whatFails(emulators, ports.firestore, stopping.signal),
    stop: () => end(emulators.stop),
    kill: () => end(emulators.kill),
  };
}

/** Never resolves when the run is stopped. */
async function whatFails(
  { ended, lastLines }: EmulatorProcess,
  firestorePort: number,
  stopping: AbortSignal,
): Promise<string> {
  const failure = await Promise.race([
    ended.then(() => `Les émulateurs se sont arrêtés. Leurs dernières lignes :\n${lastLines()}`),
    untilClosed(firestorePort, stopping).then(
      () => "Firestore s'est arrêté, et les données de ce lancement avec lui.",
    ),
  ]);
  return stopping.aborted ? new Promise(() => {}) : failure;
}

/** Resolves when nothing listens at a port, or when the signal aborts. */
async function untilClosed(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await isListening(port))) await sleep(betweenLooksMs);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // A machine that is too busy to accept is no reason to end.
    socket.on('error', (error) => resolve(!('code' in error) || error.code !== 'ECONNREFUSED'));
  });
}
