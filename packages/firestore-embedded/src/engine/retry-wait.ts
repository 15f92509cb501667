import { isObject, readText } from '../model/json.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf, namedDatabase } from './context.ts';

/**
 * For a request that begins a transaction in place of an aborted one, a promise that resolves when
 * it may start; undefined for every other request, which need not wait.
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
