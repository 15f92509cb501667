import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('./sdk-page.ts', import.meta.url));

/** Serves a page with the official web SDK, bundled as an application bundles it. */
export async function serveSdkPage(): Promise<{ url: string; close(): Promise<void> }> {
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    if (request.url === '/page.js') {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(script);
    } else if (request.url === '/') {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end('<!doctype html><title>SDK</title><script src="/page.js"></script>');
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
