import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredDocument } from '../model/document.ts';
import { encodeEntity } from './encode-entity.ts';
import { encodeLog } from './leveldb-log.ts';
import { writeRecord } from './records.ts';

const inner = 'all_namespaces/all_kinds';
const output = 'output-0';
const metadataFile = 'all_namespaces_all_kinds.export_metadata';

/** Writes documents into `folder` as Google's emulator does, and returns their number. */
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

function microsNow(): string {
  return String(Date.now() * 1000);
}

/** The metadata of the only part: the export's name and its two times, then the output files. */
function partMetadata(name: string, started: string): Buffer {
  const head = { name, started, ended: microsNow() };
  return writeRecord('Part', { head, output: [{ name: '', file: [output] }] });
}

/** The metadata of the export, as a LevelDB log: the format's number, then the parts with their counts. */
function overallMetadata(count: number, bytes: number): Buffer {
  const part = {
    kinds: { one: 2, other: 3 },
    file: `${inner}/${metadataFile}`,
    documents: String(count),
    bytes: String(bytes),
  };
  return encodeLog([Buffer.from('3'), writeRecord('Overall', { part: [part] })]);
}
