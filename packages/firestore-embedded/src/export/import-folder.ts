import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { decodeEntity, type ImportedDocument } from './decode-entity.ts';
import { decodeLog } from './leveldb-log.ts';
import { readRecord } from './records.ts';

/**
 * Reads the documents of an export, of Google's emulator or of production, from the file whose name
 * ends in `.overall_export_metadata`. Throws INVALID_ARGUMENT for damaged files and files of another
 * kind.
 */
export async function importFolder(
  overallFile: string,
  project: string,
): Promise<readonly ImportedDocument[]> {
  const folder = dirname(overallFile);
  const [, ...parts] = decodeLog(await readFile(overallFile), overallFile);
  const documents: ImportedDocument[] = [];
  for (const file of parts.flatMap(partFiles)) {
    const partFolder = dirname(join(folder, file));
    for (const output of outputFiles(await readFile(join(folder, file)))) {
      const path = join(partFolder, output);
      for (const record of decodeLog(await readFile(path), path)) {
        documents.push(decodeEntity(record, project));
      }
    }
  }
  return documents;
}

function partFiles(record: Buffer): readonly string[] {
  const { part = [] } = readRecord('Overall', record);
  return part.flatMap(({ file = [] }) => file);
}

function outputFiles(metadata: Buffer): readonly string[] {
  const { output: outputs = [] } = readRecord('Part', metadata);
  return outputs.flatMap(({ file = [] }) => file);
}
