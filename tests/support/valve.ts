import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardTo } from '@dinar/tools/local/emulators/forward';

export interface Valve {
  readonly url: string;
  /** From now on requests are accepted and never answered. */
  readonly shut: () => void;
  readonly stop: () => Promise<void>;
}

/** A server on a free port that forwards every request to another one, until it is shut. */
export async function startValve(target: string): Promise<Valve> {
  let isShut = false;
  const forward = forwardTo(target);
  const server = http.createServer((request, response) => {
    if (!isShut) forward(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    shut: () => {
      isShut = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
