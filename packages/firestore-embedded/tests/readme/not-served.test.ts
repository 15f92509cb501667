import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDeclaredIndexes } from '../../src/indexes/declared-indexes.ts';
import { parseCli } from '../../src/parse-cli.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { type Answer, askAsOwner, type Json } from '../support/answer.ts';
import { RawGrpc } from '../support/raw-grpc.ts';
import { readmeRows } from '../support/readme-rows.ts';
import { WebChannel } from '../support/web-channel.ts';

const projectId = 'demo-refused';
const database = `projects/${projectId}/databases/(default)`;
const parent = `${database}/documents`;
const trigger = { eventType: 'google.cloud.firestore.document.v1.created', document: {} };

let server: RunningServer;
let grpc: RawGrpc;
let folder: string;

beforeAll(async () => {
  server = await startServer({ projectId, functionsEmulator: '127.0.0.1:1' });
  grpc = new RawGrpc(server.port, 'Bearer owner');
  folder = await mkdtemp(join(tmpdir(), 'firestore-refused-'));
});
afterAll(async () => {
  grpc.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** An error: its status and its message. */
type Refusal = readonly [status: unknown, message: unknown];

function refusalIn({ error }: Answer): Refusal {
  return [error?.status, error?.message];
}

async function http(method: string, path: string, body?: Json): Promise<Refusal> {
  const answer = await askAsOwner(server.port, method, path, body);
  expect(answer.httpStatus).toBe(501);
  return refusalIn(answer);
}

const rest = (verb: string, body: Json) => http('POST', `/v1/${parent}:${verb}`, body);
const unary = async (method: string, request: Json) => refusalIn(await grpc.unary(method, request));
const stream = async (method: string, request: Json) =>
  refusalIn(await grpc.serverStream(method, request));

/** The refusal of a message of a Listen or Write stream over gRPC. */
async function duplex(method: 'Listen' | 'Write', ...messages: Json[]): Promise<Refusal> {
  const { status, body } = await grpc.call(method, ...messages);
  const [, text] = /"code":12,"message":"([^"]+)"/.exec(body) ?? [];
  return text === undefined ? [status, body] : ['UNIMPLEMENTED', text];
}

/** The first refusal that a stream of the web SDK receives. */
async function webChannel(method: 'Listen' | 'Write', ...messages: Json[]): Promise<Refusal> {
  const [first = {}, ...others] = messages;
  const channel = await WebChannel.open(server.port, method, database, first);
  try {
    for (const message of others) await channel.send(message);
    for (;;) {
      const message = JSON.parse(JSON.stringify(await channel.next()));
      const { error, targetChange } = message;
      if (error !== undefined) return refusalIn(message);
      const { code, message: text } = targetChange?.cause ?? {};
      if (code !== undefined) return [code === 12 ? 'UNIMPLEMENTED' : code, text];
    }
  } finally {
    await channel.close();
  }
}

async function thrown(work: () => unknown): Promise<Refusal> {
  try {
    await work();
    return ['OK', ''];
  } catch (error) {
    return [Object(error).status, Object(error).message];
  }
}

function flags(...args: string[]): Promise<Refusal> {
  const request = parseCli(args);
  const message = request.kind === 'refuse' ? request.message : '';
  return Promise.resolve([message.split(':')[0], message]);
}

const from = [{ collectionId: 'c' }];
const values = [{ doubleValue: 1 }];
const vector = {
  mapValue: {
    fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } },
  },
};
const field = { fieldPath: 'v' };
const nearest = { vectorField: field, queryVector: vector, distanceMeasure: 'COSINE' };
const search = { from, findNearest: { ...nearest, limit: 1 } };
const searchOverGrpc = { from, findNearest: { ...nearest, limit: { value: 1 } } };
const counted = (structuredQuery: Json) => ({
  structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
});
const equal = (value: Json) => ({ from, where: { fieldFilter: { field, op: 'EQUAL', value } } });
const update = { update: { name: `${parent}/c/v`, fields: { v: vector } } };
const listenTo = (structuredQuery: Json) => ({
  database,
  addTarget: { targetId: 2, query: { parent, structuredQuery } },
});
const explainOptions = { analyze: true };
const transform = {
  transform: {
    document: `${parent}/c/v`,
    fieldTransforms: [{ fieldPath: 'v', increment: values[0] }],
  },
};
const once = { database, addTarget: { ...listenTo({ from }).addTarget, once: true } };
const group = { parent, structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] } };
const below = { ...group, parent: `${parent}/c/v` };
const numeric = { referenceValue: `${parent}/c/__id7__/d/v` };

/** For each feature of the README's table, the requests for it over each transport that can carry it. */
const asked: Readonly<Record<string, Readonly<Record<string, () => Promise<Refusal>>>>> = {
  'Batch writes': {
    gRPC: () => unary('BatchWrite', { database, writes: [] }),
    REST: () => rest('batchWrite', { writes: [] }),
  },
  'Creating by a request of its own': {
    gRPC: () => unary('CreateDocument', { parent, collectionId: 'c', documentId: 'v' }),
    REST: () => http('POST', `/v1/${parent}/c?documentId=v`, { fields: {} }),
  },
  'Transforms without an update': {
    'Commit over gRPC': () => unary('Commit', { database, writes: [transform] }),
    'Commit over REST': () => rest('commit', { writes: [transform] }),
    'Write over gRPC': () => duplex('Write', { database }, { writes: [transform] }),
    'Write over WebChannel': () => webChannel('Write', { database }, { writes: [transform] }),
  },
  'Later pages of a list, other orders': {
    'a page over gRPC': () =>
      unary('ListDocuments', { parent, collectionId: 'c', pageToken: 'next' }),
    'a page over REST': () => http('GET', `/v1/${parent}/c?pageToken=next`),
    'an order over gRPC': () => unary('ListDocuments', { parent, collectionId: 'c', orderBy: 'v' }),
    'an order over REST': () => http('GET', `/v1/${parent}/c?orderBy=v`),
    'collection ids over gRPC': () => unary('ListCollectionIds', { parent, pageToken: 'next' }),
    'collection ids over REST': () => rest('listCollectionIds', { pageToken: 'next' }),
  },
  'One answer alone to a listener': {
    gRPC: () => duplex('Listen', once),
    WebChannel: () => webChannel('Listen', once),
  },
  'Partitions of a query': {
    gRPC: () => unary('PartitionQuery', { ...group, partitionCount: '2' }),
    REST: () => rest('partitionQuery', { ...group, partitionCount: '2' }),
  },
  Pipelines: {
    gRPC: () => grpc.call('ExecutePipeline').then(({ status, body }) => [status, body]),
    REST: () => rest('executePipeline', {}),
  },
  'Query Explain': {
    'RunQuery over gRPC': () =>
      stream('RunQuery', { parent, structuredQuery: { from }, explainOptions }),
    'RunQuery over REST': () => rest('runQuery', { structuredQuery: { from }, explainOptions }),
    'a plan alone': () => rest('runQuery', { structuredQuery: { from }, explainOptions: {} }),
    'RunAggregationQuery over gRPC': () =>
      stream('RunAggregationQuery', { parent, ...counted({ from }), explainOptions }),
    'RunAggregationQuery over REST': () =>
      rest('runAggregationQuery', { ...counted({ from }), explainOptions }),
  },
  'Collection groups below a document': {
    gRPC: () => stream('RunQuery', below),
    REST: () => http('POST', `/v1/${below.parent}:runQuery`, below),
    'Listen over WebChannel': () =>
      webChannel('Listen', { database, addTarget: { targetId: 2, query: below } }),
  },
  'Numeric ids': {
    'an id over gRPC': () => unary('GetDocument', { name: `${parent}/c/__id7__` }),
    'an id over REST': () => http('GET', `/v1/${parent}/c/__id7__`),
    'a collection over REST': () => http('GET', `/v1/${parent}/__id7__`),
    'a reference': () => rest('runQuery', { structuredQuery: equal(numeric) }),
  },
  'Vector search': {
    'RunQuery over gRPC': () => stream('RunQuery', { parent, structuredQuery: searchOverGrpc }),
    'RunQuery over REST': () => rest('runQuery', { structuredQuery: search }),
    'a count over gRPC': () =>
      stream('RunAggregationQuery', { parent, ...counted(searchOverGrpc) }),
    'a count over REST': () => rest('runAggregationQuery', counted(search)),
    'Listen over gRPC': () => duplex('Listen', listenTo(searchOverGrpc)),
    'Listen over WebChannel': () => webChannel('Listen', listenTo(search)),
  },
  'Vectors as values': {
    'Commit over gRPC': () => unary('Commit', { database, writes: [update] }),
    'Commit over REST': () => rest('commit', { writes: [update] }),
    'UpdateDocument over REST': () =>
      http('PATCH', `/v1/${parent}/c/v`, { fields: update.update.fields }),
    'Write over gRPC': () => duplex('Write', { database }, { writes: [update] }),
    'Write over WebChannel': () => webChannel('Write', { database }, { writes: [update] }),
    'a filter over gRPC': () => stream('RunQuery', { parent, structuredQuery: equal(vector) }),
    'a filter over REST': () => rest('runQuery', { structuredQuery: equal(vector) }),
    'a listener over gRPC': () => duplex('Listen', listenTo(equal(vector))),
    'a listener over WebChannel': () => webChannel('Listen', listenTo(equal(vector))),
  },
  'Vector indexes': {
    'a firestore.indexes.json': async () => {
      const fields = [{ fieldPath: 'v', vectorConfig: { dimension: 3, flat: {} } }];
      return thrown(() => parseDeclaredIndexes({ indexes: [{ collectionGroup: 'c', fields }] }));
    },
  },
  'Data on disk': {
    '--data-dir': () => flags('--data-dir', 'x'),
    '--data-dir, from firebase-tools': () => flags('--from-firebase-tools', '--data-dir', 'x'),
    '--compact-bytes': () => flags('--compact-bytes', '1'),
  },
  "Google's exports": {
    '--seed_from_export': async () => {
      const seedFile = join(folder, 'x.overall_export_metadata');
      await writeFile(seedFile, Buffer.from('8b1ae5e301000133', 'hex'));
      return thrown(() => startServer({ projectId, seedFile }));
    },
  },
  'Triggers of functions v1': {
    HTTP: () => http('PUT', `/emulator/v1/projects/${projectId}/triggers/f`, { eventTrigger: {} }),
    'another type of event': () =>
      http('POST', `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=f`, {
        ...trigger,
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
      }),
  },
  'Datastore mode, and other editions': {
    'a namespace': () =>
      http('POST', `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=f`, {
        ...trigger,
        namespace: 'other',
      }),
    '--database-edition': () => flags('--database-edition', 'enterprise'),
  },
  'Reading the rules back': {
    HTTP: () => http('GET', `/emulator/v1/projects/${projectId}:securityRules`),
  },
  'Figures, coverage as a page, reset': {
    metrics: () => http('GET', '/emulator/v1/metrics'),
    '--metrics-interval': () => flags('--metrics-interval', '5'),
    coverage: () => http('GET', `/emulator/v1/projects/${projectId}:ruleCoverage.html`),
    reset: () => http('POST', '/reset'),
  },
};

const rows = readmeRows('Not served');

test('The README has a row for every refused feature, and for no other.', () => {
  expect(rows.map(([feature]) => feature)).toEqual(Object.keys(asked));
});

const requests = Object.entries(asked).flatMap(([feature, ways]) =>
  Object.entries(ways).map(([way, ask]) => ({ feature, way, ask })),
);

test.each(requests)('$feature by $way is UNIMPLEMENTED, with a sentence.', async ({ ask }) => {
  const [status, message] = await ask();
  expect(status).toBe('UNIMPLEMENTED');
  expect(message).toMatch(/\w.*\w \w/);
});

test('Nothing of what was refused is stored.', async () => {
  expect(await grpc.unary('GetDocument', { name: `${parent}/c/v` })).toMatchObject({
    error: { status: 'NOT_FOUND' },
  });
});
