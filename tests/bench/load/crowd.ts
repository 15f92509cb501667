import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Arrivals, CrowdAnswer, CrowdLook, CrowdOrder } from './crowd-messages.ts';

/** Many visitors in several processes. */
export interface Crowd {
  readonly size: number;
  look(): Promise<CrowdLook>;
  /** Every arrival since it was last asked for. */
  arrivals(): Promise<Arrivals>;
  close(): Promise<void>;
}

export interface CrowdOptions {
  readonly visitors: number;
  readonly processes: number;
  readonly firestoreHost: string;
  readonly projectId: string;
}

/** Opens the crowd; resolves when every visitor has the board. */
export async function openCrowd(options: CrowdOptions): Promise<Crowd> {
  const { visitors, processes, firestoreHost, projectId } = options;
  const program = fileURLToPath(new URL('./crowd-process.ts', import.meta.url));
  const children = Array.from({ length: processes }, () => fork(program, { execArgv }));
  const share = (index: number) =>
    Math.floor(visitors / processes) + (index < visitors % processes ? 1 : 0);
  await Promise.all(
    children.map((child, index) =>
      ask(child, { kind: 'open', visitors: share(index), firestoreHost, projectId }),
    ),
  );
  const askAll = (order: CrowdOrder) => Promise.all(children.map((child) => ask(child, order)));
  return {
    size: visitors,
    look: async () =>
      joined(
        (await askAll({ kind: 'look' })).flatMap((it) => (it.kind === 'look' ? [it.look] : [])),
      ),
    arrivals: async () => {
      const answers = await askAll({ kind: 'tell-arrivals' });
      return merged(answers.flatMap((it) => (it.kind === 'tell-arrivals' ? [it.arrivals] : [])));
    },
    close: async () => {
      await askAll({ kind: 'close' });
      for (const child of children) child.kill();
    },
  };
}

const execArgv = ['--import', 'tsx'];

function ask(child: ChildProcess, order: CrowdOrder): Promise<CrowdAnswer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`A process of visitors ended with ${code}`));
    // tsx sends messages of its own over the same channel: which files it has loaded.
    const onMessage = (message: CrowdAnswer) => {
      if (message.kind !== order.kind) return;
      child.off('message', onMessage).off('exit', onExit);
      resolve(message);
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send(order);
  });
}

function joined(looks: readonly CrowdLook[]): CrowdLook {
  const boards: Record<string, number> = {};
  for (const look of looks) {
    for (const [hash, count] of Object.entries(look.boards)) {
      boards[hash] = (boards[hash] ?? 0) + count;
    }
  }
  return {
    boards,
    outOfStep: looks.reduce((sum, { outOfStep }) => sum + outOfStep, 0),
    failures: looks.flatMap(({ failures }) => failures),
    residentMb: looks.reduce((sum, { residentMb }) => sum + residentMb, 0),
  };
}

function merged(all: readonly Arrivals[]): Arrivals {
  const arrivals: Record<string, number[]> = {};
  for (const one of all) {
    for (const [key, times] of Object.entries(one)) {
      arrivals[key] = [...(arrivals[key] ?? []), ...times];
    }
  }
  return arrivals;
}
