import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredDocument } from '../model/document.ts';
import { encodeEntity } from './encode-entity.ts';
import { encodeLog } from './leveldb-log.ts';
import { ProtoWriter } from './proto-writer.ts';

const inner = 'all_namespaces/all_kinds';
const output = 'output-0';
const metadataFile = 'all_namespaces_all_kinds.export_metadata';

/** Writes documents as Google's emulator does, into `folder`, and answers how many they were. */
export async function exportFolder(
  folder: string,
  name: string,
  documents: readonly StoredDocument[],
): Promise<number> {
  const started = microsNow();
  await mkdir(join(folder, inner), { recursive: true });
  const log = encodeLog(encodeAll(documents));
  await writeFile(join(folder, inner, output), log);
  await writeFile(join(folder, inner, metadataFile), partMetadata(name, started));
  await writeFile(
    join(folder, `${name}.overall_export_metadata`),
    overallMetadata(documents.length, log.length),
  );
  return documents.length;
}

function* encodeAll(documents: readonly StoredDocument[]): Iterable<Buffer> {
  for (const document of documents) yield encodeEntity(document);
}

function microsNow(): bigint {
  return BigInt(Date.now()) * 1000n;
}

/** The export's name and its two times; then the output files of its one part. */
function partMetadata(name: string, started: bigint): Buffer {
  return new ProtoWriter()
    .message(1, (head) => head.bytes(1, name).varint(2, started).varint(3, microsNow()))
    .message(2, (part) => part.bytes(1, '').bytes(2, output))
    .finish();
}

/** A LevelDB log too: the format's number, then the parts with their counts. */
function overallMetadata(count: number, bytes: number): Buffer {
  const parts = new ProtoWriter().message(1, (part) =>
    part
      .message(1, (kinds) => kinds.varint(1, 2).varint(3, 3))
      .bytes(2, `${inner}/${metadataFile}`)
      .varint(3, count)
      .varint(4, bytes),
  );
  return encodeLog([Buffer.from('3'), parts.finish()]);
}
