import { withFields } from '../model/field-path.ts';
import { readObject, readText } from '../model/json.ts';
import { invalid } from '../model/status.ts';
import type { StoredDocument } from '../model/value.ts';
import { aggregate, parseAggregationQuery } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run-query.ts';
import type { ProtoJson } from './backend.ts';
import { admitQuery, type Context, databaseOf, openReading, type Reading } from './context.ts';

/** The `RunQuery` method: returns one message per document, the last one marked as done. */
export function runQueryMethod(request: ProtoJson, context: Context): readonly ProtoJson[] {
  const parent = readText(request.parent, 'parent');
  if (request.structuredQuery === undefined) {
    throw invalid('The request contains no structured query.');
  }
  const query = parseQuery(parent, request.structuredQuery);
  const reading = openReading(databaseOf(context, parent), request);
  const documents = readQuery(query, reading, context);
  const readTime = reading.time;
  const found: ProtoJson[] = documents.map((document) => ({
    document: withFields(document, query.select),
    readTime,
  }));
  const messages = found.length === 0 ? [{ readTime }] : found;
  const last = messages.length - 1;
  messages[last] = { ...messages[last], done: true };
  return [...reading.begun, ...messages];
}

/** The `RunAggregationQuery` method. */
export function runAggregationQuery(request: ProtoJson, context: Context): readonly ProtoJson[] {
  const parent = readText(request.parent, 'parent');
  const structured = readObject(request.structuredAggregationQuery, 'structured_aggregation_query');
  const { query, aggregations } = parseAggregationQuery(parent, structured);
  const reading = openReading(databaseOf(context, parent), request);
  const documents = readQuery(query, reading, context);
  const result = { aggregateFields: aggregate(aggregations, documents) };
  return [...reading.begun, { result, readTime: reading.time }];
}

/** The documents that the caller gets for a query. */
export function readQuery(
  query: Query,
  reading: Reading,
  context: Context,
): readonly StoredDocument[] {
  admitQuery(context, query, reading);
  const documents = runQuery(query, reading.source);
  reading.transaction?.recordQuery(query, documents);
  return documents;
}
