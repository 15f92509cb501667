import { isObject, readText } from '../model/json.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf, namedDatabase } from './context.ts';

/**
 * When a request begins a transaction that takes the place of an aborted one, the promise of its
 * turn; undefined for every other request, which need not wait.
 */
export function turnOf(request: ProtoJson, context: Context): Promise<void> | undefined {
  const options = request.newTransaction ?? request.options;
  const readWrite = isObject(options) ? options.readWrite : undefined;
  const retried = isObject(readWrite) ? readText(readWrite.retryTransaction, 'transaction') : '';
  if (retried === '') {
    return undefined;
  }
  const database =
    request.database === undefined
      ? databaseOf(context, readText(request.parent, 'parent'))
      : namedDatabase(context, request);
  return database.transactions.turns.wait(retried);
}
