import { stat } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import type { BackendStorage, ProtoJson } from '../engine/backend.ts';
import { exportFolder } from '../export/export-folder.ts';
import { readText } from '../model/json.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';

/** Exports `{database}` into a new folder `export_name` of `export_directory`, as firebase-tools requests. */
export async function exportDatabase(storage: BackendStorage, body: ProtoJson): Promise<object> {
  const database = parseDatabaseName(readText(body.database, 'database'));
  const directory = readText(body.export_directory, 'export_directory');
  const name = readText(body.export_name, 'export_name');
  const isInside = name !== '' && !isAbsolute(name) && !normalize(name).startsWith('..');
  if (!isInside) {
    throw new StatusError('INVALID_ARGUMENT', 'export_name must be the name of a folder.');
  }
  const there = await stat(directory).catch(() => undefined);
  if (!there?.isDirectory()) {
    throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
  }
  const contents = storage.contents().find((one) => one.name === database);
  await exportFolder(join(directory, name), name, contents?.documents ?? []);
  return {};
}
