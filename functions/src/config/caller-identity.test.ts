import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { callerIdentity } from './caller-identity.ts';

const audience = 'https://europe-west1-dinar.cloudfunctions.net/storeContact';
afterEach(() => vi.unstubAllEnvs());

/** Asks a metadata server that answers with this status; returns the header and the requests. */
async function identityFrom(status: number) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.writeHead(status).end('a.token.of-google');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('GCE_METADATA_HOST', `127.0.0.1:${port}`);
  try {
    return { identity: await callerIdentity(audience), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('A function proves its account with a token for the function that it calls', async () => {
  const { identity, asked } = await identityFrom(200);
  expect(identity).toEqual({ Authorization: 'Bearer a.token.of-google' });
  expect(asked.map(({ url, headers }) => [url, headers['metadata-flavor']])).toEqual([
    [
      `/computeMetadata/v1/instance/service-accounts/default/identity?audience=${encodeURIComponent(audience)}`,
      'Google',
    ],
  ]);
});

test('Without a token the call fails, and a local run needs none', async () => {
  await expect(identityFrom(404)).rejects.toThrow('No identity token: 404');
  vi.stubEnv('LOCAL_FUNCTIONS', 'http://127.0.0.1:5001');
  expect(await callerIdentity(audience)).toEqual({});
});
