import { isObject, readText } from '../model/json.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf, namedDatabase } from './context.ts';

/**
 * Returns a promise for a request that begins a transaction in place of an aborted one. It resolves
 * when the transaction may start. Every other request need not wait and gets undefined.
 */
export function retryWait(request: ProtoJson, context: Context): Promise<void> | undefined {
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
  return database.transactions.retries.wait(retried);
}
