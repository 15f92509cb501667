import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { LocalRunError } from '../local-run-error.ts';
import {
  endProcessTree,
  killProcessTree,
  type ProcessTree,
} from '../processes/end-process-tree.ts';
import { descendantsOf } from '../processes/process-tree.ts';
import { fromRoot } from '../project-root.ts';
import { LastLines } from './last-lines.ts';

/** firebase-tools' emulators, running. */
export interface EmulatorProcess {
  /** Answers once every emulator runs and every function is loaded; throws `emulators-failed`. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  lastLines(): string;
  stop(): Promise<void>;
  /** Ends the whole tree at once, as a crash would. */
  kill(): Promise<void>;
}

const startTimeoutMs = 90_000;
const readyLine = /All emulators ready/;

/** Starts `firebase emulators:start` on the configuration in `folder`; it logs to emulators.log there. */
export function startEmulatorProcess(
  folder: string,
  projectId: string,
  env: NodeJS.ProcessEnv,
): EmulatorProcess {
  const child = spawn(
    process.execPath,
    [
      fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only=functions,firestore,hosting',
      `--project=${projectId}`,
      `--config=${path.join(folder, 'firebase.json')}`,
      '--non-interactive',
    ],
    // Its own group: Ctrl-C reaches us alone, and we end the whole tree in order.
    { cwd: folder, env, detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines = new LastLines(40);
  const log = createWriteStream(path.join(folder, 'emulators.log'));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.add(text));
    stream.pipe(log, { end: false });
  }
  const ended = endOf(child).finally(() => log.end());
  const tree: ProcessTree = { child, known: new Set() };
  // Should this process fall over an error nobody expected, nothing of the run outlives it.
  const killNow = () => killProcessTree(tree);
  process.once('exit', killNow);
  return {
    ready: async (signal) => {
      await waitForReadyLine(lines, ended, signal);
      for (const pid of await descendantsOf(child.pid ?? 0)) {
        tree.known.add(pid);
      }
    },
    ended,
    lastLines: () => lines.text(),
    stop: async () => {
      await endProcessTree(tree);
      process.off('exit', killNow);
    },
    kill: async () => {
      killNow();
      await ended;
      process.off('exit', killNow);
    },
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  await Promise.race([once(child, 'exit'), once(child, 'error')]);
}

async function waitForReadyLine(
  lines: LastLines,
  ended: Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const limit = AbortSignal.timeout(startTimeoutMs);
  const cancelled = new Promise<'cancelled'>((resolve) => {
    for (const source of signal === undefined ? [limit] : [limit, signal]) {
      source.addEventListener('abort', () => resolve('cancelled'), { once: true });
    }
  });
  const outcome = await Promise.race([
    lines.seen(readyLine).then(() => 'ready' as const),
    ended.then(() => 'ended' as const),
    cancelled,
  ]);
  signal?.throwIfAborted();
  const failedToLoad = /Failed to load function definition/.test(lines.text());
  if (outcome !== 'ready' || failedToLoad) {
    const what = {
      ready: "Les fonctions n'ont pas pu être chargées",
      ended: 'Les émulateurs se sont arrêtés',
      cancelled: `Les émulateurs ne répondent pas après ${startTimeoutMs / 1000} s`,
    }[outcome];
    throw new LocalRunError(
      'emulators-failed',
      `${what}. Leurs dernières lignes :\n${lines.text()}`,
    );
  }
}
