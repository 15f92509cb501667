import { type ClientHttp2Session, connect } from 'node:http2';
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

/** Calls a method. */
function call(method: string, request: object): Promise<Answer> {
  const type = loadService().get(`${service}/${method}`)?.request;
  if (type === undefined) throw new Error(`There is no ${method}.`);
  const frame = encodeFrame(type, { ...request });
  const stream = session.request({
    ':method': 'POST',
    ':path': `${service}/${method}`,
    'content-type': 'application/grpc+proto',
    te: 'trailers',
    authorization: 'Bearer owner',
  });
  stream.end(frame);
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

test('Every call has its whole answer and its status.', async () => {
  expect(await call('Commit', { database, writes })).toMatchObject({ status: '0' });
  const times = Array.from({ length: 20 }, () => call('RunQuery', query));
  for (const { bytes, status, code } of await Promise.all(times)) {
    expect([bytes > 400_000, status, code]).toEqual([true, '0', 0]);
  }
  const refused = await call('Commit', { database, writes: [{ delete: 'no name' }] });
  expect(refused.status).toBe('3');
});
