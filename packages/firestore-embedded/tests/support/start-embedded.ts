import { startServer } from '../../src/server.ts';

/** A local server, ours or Google's. */
export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the embedded server in this process, on a free port and without rules. */
export async function startEmbedded(projectId: string): Promise<Running> {
  const { port, close } = await startServer({
    host: '127.0.0.1',
    port: 0,
    projectId,
    log: () => {},
  });
  return { port, stop: close };
}
