import { once } from 'node:events';
import { createServer } from 'node:http';
import { forwardTo } from './forward.ts';

export interface HostingFront {
  stop(): Promise<void>;
}

/**
 * Serves the site at `port` and passes each request to the Hosting emulator, which ends when an address
 * cannot be decoded or parsed. Answers 400 to such an address.
 */
export async function startHostingFront(
  port: number,
  hostingEmulator: string,
): Promise<HostingFront> {
  const forward = forwardTo(hostingEmulator);
  const server = createServer((request, response) => {
    if (isReadable(request.url ?? '/')) return forward(request, response);
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Cette adresse est mal formée.\n');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isReadable(address: string): boolean {
  if (!URL.canParse(address, 'http://site')) return false;
  try {
    decodeURI(address);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
