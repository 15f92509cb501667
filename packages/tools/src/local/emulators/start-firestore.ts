import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../../command/command-error.ts';
import { fromRoot } from '../../command/project-root.ts';
import { answers } from '../../processes/answers.ts';
import { waitUntil } from '../../processes/wait-until.ts';
import { embeddedBuild } from '../builds/build-table.ts';
import { ensureBuilt } from '../builds/ensure-built.ts';
import { lastLinesOf } from './last-lines.ts';

/** A Firestore without page and functions. */
export interface LoneFirestore {
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts the embedded Firestore alone, with the project's rules and indexes; throws when it does not answer.
 * Firestore delivers events to `functionsEmulator` (`host:port`), if given, once that registers triggers.
 */
export async function startFirestore(
  port: number,
  projectId: string,
  functionsEmulator?: string,
): Promise<LoneFirestore> {
  await ensureBuilt([embeddedBuild], (line) => console.log(line));
  const host = '127.0.0.1';
  const child = spawn(
    process.execPath,
    [
      fromRoot(embeddedBuild.output),
      ...['--host', host, '--port', String(port), '--project_id', projectId],
      ...['--rules', fromRoot('firestore.rules'), '--single_project_mode', 'true'],
      ...['--indexes', fromRoot('firestore.indexes.json')],
      ...(functionsEmulator === undefined ? [] : ['--functions_emulator', functionsEmulator]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines = lastLinesOf([child.stdout, child.stderr], 20);
  const answered = await waitUntil(() => answers(`http://${host}:${port}/`), {
    timeoutMs: 10_000,
    isPatient: true,
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
  };
  if (!answered) {
    await stop();
    throw new CommandError('emulators-failed', `Firestore ne répond pas :\n${lines.join('\n')}`);
  }
  return { host, port, stop };
}
