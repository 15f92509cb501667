import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../command/command-error.ts';
import { fromRoot } from '../../command/project-root.ts';
import {
  endProcessTree,
  killProcessTree,
  type ProcessTree,
} from '../../processes/end-process-tree.ts';
import { functionsNode } from '../../processes/functions-node.ts';
import { descendantsOf } from '../../processes/process-tree.ts';
import { lastLinesOf } from './last-lines.ts';

/** The running emulators of firebase-tools. */
export interface EmulatorProcess {
  /** Resolves when every emulator runs and every function is loaded; throws `emulators-failed`. */
  ready(signal?: AbortSignal): Promise<void>;
  /** Resolves when the process has ended for any reason. */
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
    // firebase-tools runs functions on its own Node.
    functionsNode().file,
    [
      fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only=functions,firestore,hosting',
      `--project=${projectId}`,
      `--config=${path.join(folder, 'firebase.json')}`,
      '--non-interactive',
    ],
    // A process group of its own: Ctrl-C reaches only this process, which then ends the whole tree in order.
    { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const log = createWriteStream(path.join(folder, 'emulators.log'));
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.pipe(log, { end: false });
  let becomeReady = () => {};
  const isReady = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  const lines = lastLinesOf(streams, 40, (line) => {
    if (readyLine.test(line)) becomeReady();
  });
  const ended = endOf(child).finally(() => log.end());
  const tree: ProcessTree = { child, known: new Set() };
  // When this process crashes, no process of the run survives it.
  const killNow = () => killProcessTree(tree);
  process.once('exit', killNow);
  return {
    ready: async (signal) => {
      await waitUntilReady({ isReady, ended, lines }, signal);
      for (const pid of await descendantsOf(child.pid ?? 0)) {
        tree.known.add(pid);
      }
    },
    ended,
    lastLines: () => lines.join('\n'),
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

interface Starting {
  readonly isReady: Promise<void>;
  readonly ended: Promise<void>;
  readonly lines: readonly string[];
}

async function waitUntilReady(
  { isReady, ended, lines }: Starting,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)]);
  const outcome = await Promise.race([
    isReady.then(() => 'ready' as const),
    ended.then(() => 'ended' as const),
    once(limit, 'abort').then(() => 'cancelled' as const),
  ]);
  signal.throwIfAborted();
  const text = lines.join('\n');
  if (outcome === 'ready' && !/Failed to load function definition/.test(text)) return;
  const what = {
    ready: "Les fonctions n'ont pas pu être chargées",
    ended: 'Les émulateurs se sont arrêtés',
    cancelled: `Les émulateurs ne répondent pas après ${startTimeoutMs / 1000} s`,
  }[outcome];
  throw new CommandError('emulators-failed', `${what}. Leurs dernières lignes :\n${text}`);
}
