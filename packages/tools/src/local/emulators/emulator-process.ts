import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../command/command-error.ts';
import { fromRoot } from '../../command/project-root.ts';
import { functionsNode } from '../../processes/functions-node.ts';
import {
  descendantsOf,
  endProcessTree,
  killProcessTree,
  type ProcessTree,
} from '../../processes/process-tree.ts';
import { waitUntil } from '../../processes/wait-until.ts';
import type { StackPorts } from '../ports.ts';
import { lastLinesOf } from './last-lines.ts';
import { notYet } from './wait-for-page.ts';

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

const timeoutMs = 90_000;
const readyLine = /All emulators ready/;

/** One run of `firebase emulators:start` on the firebase.json in `folder`; it logs to emulators.log there. */
export interface EmulatorRun {
  readonly folder: string;
  readonly projectId: string;
  readonly ports: StackPorts;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts the emulators of a run. */
export function startEmulatorProcess({
  folder,
  projectId,
  ports,
  env,
}: EmulatorRun): EmulatorProcess {
  const inbox = ports.storage === undefined ? '' : ',storage';
  const child = spawn(
    // firebase-tools runs functions on its own Node.
    functionsNode().file,
    [
      `--import=${fromRoot('packages/tools/bin/end-with-parent.mjs')}`,
      fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      `--only=functions,firestore,hosting${inbox}`,
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
  const starting = { isReady: false, hasEnded: false };
  const lines = lastLinesOf(streams, 40, (line) => {
    if (readyLine.test(line)) starting.isReady = true;
  });
  const ended = endOf(child).finally(() => {
    starting.hasEnded = true;
    log.end();
  });
  const tree: ProcessTree = { child, known: new Set() };
  // When this process crashes, no process of the run survives it.
  const killNow = () => killProcessTree(tree);
  process.once('exit', killNow);
  return {
    ready: async (signal) => {
      await waitUntilReady(starting, lines, signal);
      for (const pid of descendantsOf(child.pid ?? 0)) tree.known.add(pid);
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

async function waitUntilReady(
  starting: { readonly isReady: boolean; readonly hasEnded: boolean },
  lines: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const startedAt = Date.now();
  const isOver = () => starting.isReady || starting.hasEnded;
  const isInTime = await waitUntil(isOver, { timeoutMs, isPatient: true, signal });
  const text = lines.join('\n');
  const isLoaded = !/Failed to load function definition/.test(text);
  if (!isInTime) throw notYet(`${text}\nLes émulateurs ne sont pas prêts`, startedAt);
  if (!starting.hasEnded && isLoaded) return;
  const what = starting.hasEnded
    ? 'Les émulateurs se sont arrêtés'
    : "Les fonctions n'ont pas pu être chargées";
  throw new CommandError('emulators-failed', `${what}. Leurs dernières lignes :\n${text}`);
}
