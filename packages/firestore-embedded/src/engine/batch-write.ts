import { readList, readObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { ProtoJson } from './backend.ts';
import { commitWrites } from './commit.ts';
import { type Context, namedDatabase } from './context.ts';
import type { Database } from './database.ts';
import { parseWrites } from './parse-write.ts';
import type { Write } from './write.ts';

/** The `BatchWrite` method: each write succeeds or fails independently, once all are parsed. */
export function batchWrite(request: ProtoJson, context: Context): ProtoJson {
  const database = namedDatabase(context, request);
  const writes = readList(request.writes, 'writes');
  checkDistinct(writes);
  const outcomes = parseWrites(writes, database.name).map((write) =>
    writeAlone(context, database, write),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

function checkDistinct(writes: readonly unknown[]): void {
  const names = writes.map((json) => {
    const write = readObject(json, 'write');
    return (
      readObject(write.update, 'update').name ??
      readObject(write.transform, 'transform').document ??
      write.delete ??
      write.verify
    );
  });
  if (new Set(names).size < names.length) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'the same document cannot be written more than once in a single request',
    );
  }
}

function writeAlone(
  context: Context,
  database: Database,
  write: Write,
): { result: ProtoJson; status: ProtoJson } {
  try {
    const { results } = commitWrites(context, database, [write]);
    return { result: results[0] ?? {}, status: {} };
  } catch (error) {
    if (error instanceof StatusError) {
      return { result: {}, status: { code: error.code, message: error.message } };
    }
    throw error;
  }
}
