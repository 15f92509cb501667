import { readObject, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { aggregate } from '../query/aggregate.ts';
import { parseAggregations } from '../query/parse-aggregations.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { projectDocument, type QueryResult, runQuery } from '../query/run-query.ts';
import { authorizeList, listingOf } from './authorize.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import { openReading, type Reading } from './reading.ts';

/** The `RunQuery` method: one message a document, the last one marked as done. */
export function runQueryMethod(request: ProtoJson, context: Context): readonly ProtoJson[] {
  refuseExplain(request);
  const parent = readText(request.parent, 'parent');
  const query = parseQuery(parent, request.structuredQuery);
  const reading = openReading(databaseOf(context, parent), request);
  const { documents, skipped } = readQuery(query, reading, context);
  const messages: { [field: string]: unknown }[] = documents.map((document) => ({
    document: projectDocument(query, document),
    readTime: reading.time,
  }));
  if (messages.length === 0) {
    messages.push({ readTime: reading.time });
  }
  Object.assign(messages[0] ?? {}, skipped === 0 ? {} : { skippedResults: skipped });
  Object.assign(messages.at(-1) ?? {}, { done: true });
  return reading.opened ? [{ transaction: reading.transaction?.id }, ...messages] : messages;
}

/** The `RunAggregationQuery` method. */
export function runAggregationQuery(request: ProtoJson, context: Context): readonly ProtoJson[] {
  refuseExplain(request);
  const parent = readText(request.parent, 'parent');
  const aggregation = readObject(
    request.structuredAggregationQuery,
    'structured_aggregation_query',
  );
  const query = parseQuery(parent, aggregation.structuredQuery);
  const aggregations = parseAggregations(aggregation.aggregations);
  const reading = openReading(databaseOf(context, parent), request);
  const { documents } = readQuery(query, reading, context);
  const result = {
    result: { aggregateFields: aggregate(aggregations, documents) },
    readTime: reading.time,
  };
  return reading.opened ? [{ transaction: reading.transaction?.id }, result] : [result];
}

function readQuery(query: Query, reading: Reading, context: Context): QueryResult {
  const result = runQuery(query, reading.source);
  authorizeList(context.access, listingOf(query), result.documents, reading.source, reading.time);
  reading.transaction?.recordQuery(query, result.documents);
  return result;
}

function refuseExplain(request: ProtoJson): void {
  if (request.explainOptions !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Query Explain is not supported.');
  }
}
