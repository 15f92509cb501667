import { readText } from '../model/json.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, namedDatabase } from './context.ts';

/** The `BeginTransaction` method. */
export function beginTransaction(request: ProtoJson, context: Context): ProtoJson {
  const database = namedDatabase(context, request);
  const { id } = database.transactions.begin(request.options, database.clock.readTime());
  return { transaction: id };
}

/** The `Rollback` method; throws INVALID_ARGUMENT for a transaction that is not open. */
export function rollback(request: ProtoJson, context: Context): ProtoJson {
  const database = namedDatabase(context, request);
  const id = readText(request.transaction, 'transaction');
  database.transactions.get(id, database.clock.readTime());
  database.transactions.end(id);
  return {};
}
