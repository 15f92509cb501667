import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import type { Backend, ProtoJson } from '../engine/backend.ts';
import { readText } from '../model/json.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { Content } from '../model/value.ts';

/** The first line of an export; a line with a document's path and fields follows for each document. */
interface Head {
  readonly format: 'firestore-embedded 1';
  /** The id of the exported database. */
  readonly database: string;
}

/**
 * Exports `{database}` into a new folder `export_name` of `export_directory`, as firebase-tools requests.
 * The file has the name that firebase-tools expects and a format of its own.
 */
export async function exportDocuments(backend: Backend, body: ProtoJson): Promise<object> {
  const database = parseDatabaseName(readText(body.database, 'database'));
  const directory = readText(body.export_directory, 'export_directory');
  const name = readText(body.export_name, 'export_name');
  if (name === '' || isAbsolute(name) || normalize(name).startsWith('..')) {
    throw invalid('export_name must be the name of a folder.');
  }
  const there = statSync(directory, { throwIfNoEntry: false });
  if (!there?.isDirectory()) {
    throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
  }
  const root = `${database}/documents/`;
  const head: Head = { format: 'firestore-embedded 1', database: database.split('/')[3] ?? '' };
  const lines = Array.from(backend.documents(database), ({ name: full, fields }) =>
    JSON.stringify({ path: full.slice(root.length), fields }),
  );
  await mkdir(join(directory, name), { recursive: true });
  const file = join(directory, name, `${name}.overall_export_metadata`);
  await writeFile(file, `${[JSON.stringify(head), ...lines].join('\n')}\n`);
  return {};
}

/**
 * Reads the documents of an export, renamed to a project. Throws UNIMPLEMENTED for an export of another
 * program, INVALID_ARGUMENT for a damaged one.
 */
export async function readExport(file: string, project: string): Promise<readonly Content[]> {
  const [first = '', ...lines] = (await readFile(file, 'utf8')).split('\n');
  if (!first.startsWith('{"format":"firestore-embedded 1"')) {
    throw new StatusError(
      'UNIMPLEMENTED',
      `${file} is no export of this server: those of Google's emulator and of gcloud cannot be read.`,
    );
  }
  if (lines.pop() !== '') throw invalid(`${file} is cut off.`);
  const { database }: Head = JSON.parse(first);
  return lines.map((line) => {
    const { path, fields }: { path: string; fields: Content['fields'] } = JSON.parse(line);
    return { name: `projects/${project}/databases/${database}/documents/${path}`, fields };
  });
}
