import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves texts by their paths: `/` is a page, the others are scripts. It is a server because request
 * interception in the browser would slow each request of the SDK.
 */
export async function serveFiles(files: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '' }, response) => {
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(files[url] === undefined ? 404 : 200, {
      'Content-Type': `${type}; charset=utf-8`,
    });
    response.end(files[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
