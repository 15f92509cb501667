import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { type AddressInfo, createServer, connect as dial } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeFrame } from '../schema/encode-message.ts';
import { loadService } from '../schema/load-service.ts';
import { type RunningServer, startServer } from '../server.ts';

const database = 'projects/p/databases/(default)';
const service = '/google.firestore.v1.Firestore';

let server: RunningServer;
let session: ClientHttp2Session;

beforeEach(async () => {
  server = await startServer({ host: '127.0.0.1', port: 0, projectId: 'p', log: () => {} });
  session = connect(`http://127.0.0.1:${server.port}`);
});

afterEach(async () => {
  session.destroy();
  await server.close();
});

interface Answer {
  readonly bytes: number;
  readonly status: unknown;
  readonly code: number;
}

/** Calls a method; a client that `staysOpen` never ends its side. */
function call(method: string, request: object, staysOpen: boolean): Promise<Answer> {
  const type = loadService().get(`${service}/${method}`)?.request;
  if (type === undefined) throw new Error(`There is no ${method}.`);
  const frame = encodeFrame(type, { ...request });
  const stream = session.request(
    {
      ':method': 'POST',
      ':path': `${service}/${method}`,
      'content-type': 'application/grpc+proto',
      te: 'trailers',
      authorization: 'Bearer owner',
    },
    { endStream: false },
  );
  stream.write(frame);
  if (!staysOpen) stream.end();
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let status: unknown;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    stream.on('response', (headers) => {
      status = headers['grpc-status'];
    });
    stream.on('trailers', (trailers) => {
      status = trailers['grpc-status'];
    });
    stream.on('error', reject);
    stream.on('close', () => resolve({ bytes, status, code: stream.rstCode }));
  });
}

const writes = Array.from({ length: 400 }, (_, index) => ({
  update: {
    name: `${database}/documents/c/${index}`,
    fields: { text: { stringValue: 'x'.repeat(1_000) } },
  },
}));
const query = {
  parent: `${database}/documents`,
  structuredQuery: { from: [{ collectionId: 'c' }] },
};

test.each([true, false])(
  'Every call has its whole answer and its status (client stays open: %s).',
  async (staysOpen) => {
    expect(await call('Commit', { database, writes }, staysOpen)).toMatchObject({ status: '0' });
    const times = Array.from({ length: 20 }, () => call('RunQuery', query, staysOpen));
    for (const { bytes, status, code } of await Promise.all(times)) {
      expect([bytes > 400_000, status, code]).toEqual([true, '0', 0]);
    }
    const refused = await call('Commit', { database, writes: [{ delete: 'no name' }] }, staysOpen);
    expect(refused.status).toBe('3');
  },
);

/** The types of the frames in some bytes of a connection. */
function frameTypes(bytes: Buffer): number[] {
  const types: number[] = [];
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) {
    types.push(bytes.readUInt8(at + 3));
  }
  return types;
}

const dataFrame = 0;
const headersFrame = 1;

test('A status is sent with the last message, not after it.', async () => {
  const pieces: Buffer[] = [];
  const proxy = createServer((client) => {
    const upstream = dial(server.port, '127.0.0.1');
    client.pipe(upstream);
    upstream.on('data', (piece: Buffer) => {
      pieces.push(piece);
      client.write(piece);
    });
    client.once('close', () => upstream.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  session.destroy();
  session = connect(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  await call('Commit', { database, writes: writes.slice(0, 3) }, false);
  for (let round = 0; round < 20; round += 1) {
    pieces.length = 0;
    await call('RunQuery', query, false);
    const [first] = pieces.map(frameTypes).filter((types) => types.includes(dataFrame));
    expect(first?.at(-1)).toBe(headersFrame);
  }
  proxy.close();
});
