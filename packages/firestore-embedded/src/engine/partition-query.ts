import { compareNames } from '../model/compare-names.ts';
import { readInteger, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { refuseKeyScan } from '../query/implied-order.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { authorizeList } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import { decodePageToken, encodePageToken, readPageSize } from './page-token.ts';
import { openReading } from './reading.ts';

/** The `PartitionQuery` method: returns cursors that divide a collection group into equal parts. */
export function partitionQuery(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  const query = parseQuery(parent, request.structuredQuery);
  const wanted = readInteger(request.partitionCount, 'partition_count') ?? 0;
  if (wanted <= 0) {
    throw new StatusError('INVALID_ARGUMENT', 'partition_count must be positive.');
  }
  const { source, time } = openReading(databaseOf(context, parent), request);
  authorizeList(context.access, query, source, time);
  refuseKeyScan(query);
  const { documents } = runQuery(query, source);
  const count = Math.min(wanted, Math.max(documents.length - 1, 0));
  const partitions = Array.from({ length: count }, (_, index) => {
    const at = Math.floor(((index + 1) * documents.length) / (count + 1));
    const referenceValue = documents[at]?.name ?? '';
    return { values: [{ referenceValue }] as const, before: true };
  });
  return cutPage(partitions, request);
}

interface PartitionCursor {
  readonly values: readonly [{ readonly referenceValue: string }];
  readonly before: boolean;
}

/** A page begins after the document in its token, even if that is no longer a partition cursor. */
function cutPage(partitions: readonly PartitionCursor[], request: ProtoJson): ProtoJson {
  const nameOf = ({ values: [{ referenceValue }] }: PartitionCursor) => referenceValue;
  const after = readText(decodePageToken(readText(request.pageToken, 'page_token')), 'page_token');
  const rest = partitions.filter((one) => compareNames(nameOf(one), after) > 0);
  const size = readPageSize(request.pageSize) ?? rest.length;
  const page = rest.slice(0, size);
  const last = page.at(-1);
  if (last === undefined) return {};
  const hasMore = size < rest.length;
  return { partitions: page, ...(hasMore && { nextPageToken: encodePageToken(nameOf(last)) }) };
}
