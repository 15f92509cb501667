import { readInteger, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { authorizeList, listingOf } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import { openReading } from './reading.ts';

/** The `PartitionQuery` method: cursors that cut a collection group into equal parts. */
export function partitionQuery(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  const query = parseQuery(parent, request.structuredQuery);
  const wanted = readInteger(request.partitionCount, 'partition_count') ?? 0;
  if (wanted <= 0) {
    throw new StatusError('INVALID_ARGUMENT', 'partition_count must be positive.');
  }
  const { source, time } = openReading(databaseOf(context, parent), request);
  const { documents } = runQuery(query, source);
  authorizeList(context.access, listingOf(query), documents, source, time);
  const count = Math.min(wanted, Math.max(documents.length - 1, 0));
  const partitions = Array.from({ length: count }, (_, index) => {
    const at = Math.floor(((index + 1) * documents.length) / (count + 1));
    return { values: [{ referenceValue: documents[at]?.name }], before: true };
  });
  return partitions.length === 0 ? {} : { partitions };
}
