import type { ClientHttp2Session } from 'node:http2';
import { connectBare, encodeRequest, unary } from './bare-grpc.ts';
import { projectId } from './candidates.ts';
import type { Figure } from './figures.ts';
import { sampleDocument } from './sdk.ts';

const batchSize = 500;
const preparedBatches = 20;
const atOnce = 4;
const measuredMs = 5_000;

/**
 * Batches made beforehand and sent over bare HTTP/2: the client costs next to nothing, so that
 * the server alone sets the pace. Each write has a server timestamp, and so changes its document.
 */
export async function measurePreparedWrites(port: number): Promise<Figure> {
  const frames = Array.from({ length: preparedBatches }, (_, batch) => prepare(batch));
  const session = connectBare(port);
  try {
    await writeFor(session, frames, measuredMs / 2);
    const startedAt = performance.now();
    const written = await writeFor(session, frames, measuredMs);
    const seconds = (performance.now() - startedAt) / 1_000;
    return { what: 'batched writes, prepared', unit: '/s', median: written / seconds };
  } finally {
    session.destroy();
  }
}

function prepare(batch: number): Buffer {
  const database = `projects/${projectId}/databases/(default)`;
  const writes = Array.from({ length: batchSize }, (_, index) => {
    const { group, rank, text } = sampleDocument(batch * batchSize + index);
    const fields = {
      group: { stringValue: group },
      rank: { integerValue: String(rank) },
      active: { booleanValue: true },
      text: { stringValue: text },
    };
    return {
      update: { name: `${database}/documents/prepared/${batch}-${index}`, fields },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    };
  });
  return encodeRequest('Commit', { database, writes });
}

async function writeFor(
  session: ClientHttp2Session,
  frames: readonly Buffer[],
  ms: number,
): Promise<number> {
  const until = performance.now() + ms;
  let sent = 0;
  const client = async () => {
    while (performance.now() < until) {
      const frame = frames[sent % frames.length];
      sent += 1;
      if (frame !== undefined) {
        await unary(session, 'Commit', frame);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return sent * batchSize;
}
