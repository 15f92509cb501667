import type { ClientHttp2Session } from 'node:http2';
import { connectBare, encodeRequest, unary } from './bare-grpc.ts';
import { projectId } from './candidates.ts';
import type { Figure } from './figures.ts';
import { sampleDocument } from './sample-document.ts';

const measuredMs = 5_000;

/** The writes of a commit, the number of prepared commits, and the number in flight at once. */
interface Load {
  readonly what: string;
  readonly size: number;
  readonly commits: number;
  readonly atOnce: number;
}

const loads: readonly Load[] = [
  { what: 'batched writes, prepared', size: 500, commits: 20, atOnce: 4 },
  { what: 'single writes, prepared', size: 1, commits: 5_000, atOnce: 32 },
];

/**
 * Measures commits that were prepared beforehand, over bare HTTP/2. The client costs almost nothing, so
 * only the server limits the rate. Each write has a server timestamp, so it changes its document.
 */
export async function measurePreparedWrites(port: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const load of loads) {
    figures.push(await measureLoad(port, load));
  }
  return figures;
}

async function measureLoad(port: number, load: Load): Promise<Figure> {
  const frames = Array.from({ length: load.commits }, (_, commit) => prepare(load, commit));
  const session = connectBare(port);
  try {
    await writeFor(session, frames, load, measuredMs / 2);
    const startedAt = performance.now();
    const written = await writeFor(session, frames, load, measuredMs);
    const seconds = (performance.now() - startedAt) / 1_000;
    return { what: load.what, unit: '/s', median: written / seconds };
  } finally {
    session.destroy();
  }
}

function prepare({ size }: Load, commit: number): Buffer {
  const database = `projects/${projectId}/databases/(default)`;
  const writes = Array.from({ length: size }, (_, index) => {
    const { group, rank, text } = sampleDocument(commit * size + index);
    const fields = {
      group: { stringValue: group },
      rank: { integerValue: String(rank) },
      active: { booleanValue: true },
      text: { stringValue: text },
    };
    return {
      update: { name: `${database}/documents/prepared-${size}/${commit}-${index}`, fields },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    };
  });
  return encodeRequest('Commit', { database, writes });
}

async function writeFor(
  session: ClientHttp2Session,
  frames: readonly Buffer[],
  { size, atOnce }: Load,
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
  return sent * size;
}
