import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';

/** Starts the embedded server in this process on a free port, without rules unless they are given. */
export function startEmbedded(
  options: Pick<ServerOptions, 'projectId'> & Partial<ServerOptions>,
): Promise<RunningServer> {
  return startServer({ host: '127.0.0.1', port: 0, log: () => {}, ...options });
}
