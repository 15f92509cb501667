import type { ClientHttp2Session } from 'node:http2';
import { connectBare, duplex, encodeRequest, stall, unary } from './bare-grpc.ts';
import { projectId } from './candidates.ts';
import type { Figure } from './figures.ts';
import { sample, spreadOf } from './quantiles.ts';

const database = `projects/${projectId}/databases/(default)`;
const parent = `${database}/documents`;
const warmUpWrites = 50;
const writes = 300;
/** Makes a document about as large as a rate of the site. */
const text = 'x'.repeat(300);
/** The number of streams that the SDK opens on one connection. */
const streamsPerConnection = 100;

/**
 * Measures the time from a write's start until every matching listener has its change, over bare HTTP/2.
 * There may be further matching listeners, whose clients read nothing.
 */
export async function measureListeners(
  port: number,
  listeners: number,
  matching: number,
  stalled = 0,
): Promise<Figure> {
  const collectionId = `bare-${listeners}`;
  const stalledSessions = Array.from({ length: stalled }, () => connectBare(port));
  const sessions = Array.from({ length: Math.ceil(listeners / streamsPerConnection) }, () =>
    connectBare(port),
  );
  const writer = connectBare(port);
  try {
    for (const session of stalledSessions) {
      stall(session, 'Listen', encodeRequest('Listen', listenRequest(collectionId, 'hot')));
    }
    const expected = new Map<number, { left: number; resolve: (time: number) => void }>();
    const hear = (count: number) => {
      const waiting = expected.get(count);
      if (waiting !== undefined && --waiting.left === 0) {
        waiting.resolve(performance.now());
      }
    };
    await Promise.all(
      Array.from({ length: listeners }, (_, index) => {
        const session = sessions[index % sessions.length] ?? writer;
        const topic = index < matching ? 'hot' : `cold-${index}`;
        return listen(session, collectionId, topic, hear);
      }),
    );
    const times = await sample(warmUpWrites + writes, async (count) => {
      const frame = encodeRequest('Commit', writeOf(collectionId, count));
      const startedAt = performance.now();
      const received = new Promise<number>((resolve) => {
        expected.set(count, { left: matching, resolve });
      });
      await unary(writer, 'Commit', frame);
      return (await received) - startedAt;
    });
    const beside = stalled === 0 ? '' : ` beside ${stalled} that read nothing`;
    const what = `write to listeners, ${matching} of ${listeners.toLocaleString('en')}${beside}`;
    return { what, unit: 'ms', ...spreadOf(times.slice(warmUpWrites)) };
  } finally {
    for (const session of [...sessions, ...stalledSessions, writer]) {
      session.destroy();
    }
  }
}

function writeOf(collectionId: string, count: number) {
  const fields = {
    topic: { stringValue: 'hot' },
    count: { integerValue: String(count) },
    text: { stringValue: text },
  };
  return { database, writes: [{ update: { name: `${parent}/${collectionId}/document`, fields } }] };
}

function listenRequest(collectionId: string, topic: string) {
  const where = {
    fieldFilter: { field: { fieldPath: 'topic' }, op: 'EQUAL', value: { stringValue: topic } },
  };
  const structuredQuery = { from: [{ collectionId }], where };
  return { database, addTarget: { targetId: 1, query: { parent, structuredQuery } } };
}

/** Resolves when the listener has its first result; calls `hear` with the count of each received document. */
function listen(
  session: ClientHttp2Session,
  collectionId: string,
  topic: string,
  hear: (count: number) => void,
): Promise<void> {
  const request = listenRequest(collectionId, topic);
  return new Promise((resolve) => {
    duplex(session, 'Listen', encodeRequest('Listen', request), (message) => {
      const text = JSON.stringify(message);
      const count = /"count":\{"integerValue":"(\d+)"\}/.exec(text)?.[1];
      if (count !== undefined) {
        hear(Number(count));
      } else if (text.includes('"CURRENT"')) {
        resolve();
      }
    });
  });
}
