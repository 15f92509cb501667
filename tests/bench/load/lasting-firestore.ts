import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedBuild } from '@dinar/local-run/builds/build-table';
import { ensureBuilt } from '@dinar/local-run/builds/ensure-built';
import { answers } from '@dinar/local-run/processes/answers';
import { waitUntil } from '@dinar/local-run/processes/wait-until';
import { fromRoot } from '@dinar/local-run/project-root';

/** A Firestore in a process of its own whose data outlive it. */
export interface LastingFirestore {
  readonly host: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on its data; resolves when it answers. */
  restart(): Promise<void>;
  residentMb(): Promise<number>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

export async function startLastingFirestore(
  port: number,
  projectId: string,
): Promise<LastingFirestore> {
  await ensureBuilt([embeddedBuild], (line) => console.log(line));
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-load-'));
  const host = `127.0.0.1:${port}`;
  let child = await start(port, projectId, folder);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    host,
    kill,
    restart: async () => {
      child = await start(port, projectId, folder);
    },
    residentMb: async () => {
      const figures = await (await fetch(`http://${host}/emulator/v1/metrics`)).json();
      return figures.memory.residentMb;
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function start(port: number, projectId: string, folder: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      fromRoot(embeddedBuild.output),
      ...['--host', '127.0.0.1', '--port', String(port), '--project_id', projectId],
      ...['--rules', fromRoot('firestore.rules'), '--data-dir', folder],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // Should the bench fall over an error nobody expected, its server does not outlive it.
  process.once('exit', () => child.kill('SIGKILL'));
  const isUp = await waitUntil(() => answers(`http://127.0.0.1:${port}/`), {
    timeoutMs: 30_000,
    everyMs: 20,
  });
  if (!isUp) throw new Error('Firestore does not answer after 30 s');
  return child;
}
