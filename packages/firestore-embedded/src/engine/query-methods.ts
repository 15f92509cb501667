import { readObject, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { aggregate } from '../query/aggregate.ts';
import { aggregatedQuery, refuseMask } from '../query/aggregated-query.ts';
import { parseAggregations } from '../query/parse-aggregations.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { projectDocument, type QueryResult, runQuery } from '../query/run-query.ts';
import { admitQuery } from './admit-query.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import { explainMetrics, explainMode } from './explain.ts';
import { openReading, type Reading } from './reading.ts';

/** The `RunQuery` method: returns one message per document, the last one marked as done. */
export function runQueryMethod(request: ProtoJson, context: Context): readonly ProtoJson[] {
  const mode = explainMode(request);
  const parent = readText(request.parent, 'parent');
  if (request.structuredQuery === undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'The request contains no structured query.');
  }
  const query = parseQuery(parent, request.structuredQuery);
  const reading = openReading(databaseOf(context, parent), request);
  if (mode === 'plan') {
    admitQuery(context, query, reading);
    return [{ explainMetrics: explainMetrics(query) }];
  }
  const startedAt = performance.now();
  const { documents, skipped } = readQuery(query, reading, context);
  const messages: { [field: string]: unknown }[] = documents.map((document) => ({
    document: projectDocument(query, document),
    readTime: reading.time,
  }));
  if (messages.length === 0) {
    messages.push({ readTime: reading.time });
  }
  Object.assign(messages[0] ?? {}, skipped === 0 ? {} : { skippedResults: skipped });
  const scanned = documents.length + skipped;
  const cost = {
    ...{ results: documents.length, scanned, reads: scanned },
    milliseconds: performance.now() - startedAt,
  };
  const metrics = mode === 'analyze' ? { explainMetrics: explainMetrics(query, cost) } : {};
  Object.assign(messages.at(-1) ?? {}, { done: true, ...metrics });
  return reading.opened ? [{ transaction: reading.transaction?.id }, ...messages] : messages;
}

/** The `RunAggregationQuery` method. */
export function runAggregationQuery(request: ProtoJson, context: Context): readonly ProtoJson[] {
  const mode = explainMode(request);
  const parent = readText(request.parent, 'parent');
  const aggregation = readObject(
    request.structuredAggregationQuery,
    'structured_aggregation_query',
  );
  const aggregations = parseAggregations(aggregation.aggregations);
  refuseMask(aggregation.structuredQuery, aggregations);
  const query = aggregatedQuery(parseQuery(parent, aggregation.structuredQuery), aggregations);
  const reading = openReading(databaseOf(context, parent), request);
  if (mode === 'plan') {
    admitQuery(context, query, reading);
    return [{ explainMetrics: explainMetrics(query) }];
  }
  const startedAt = performance.now();
  const { documents } = readQuery(query, reading, context);
  const aggregateFields = aggregate(aggregations, documents);
  const cost = {
    ...{ results: 1, scanned: documents.length, reads: Math.ceil(documents.length / 1000) },
    milliseconds: performance.now() - startedAt,
  };
  const result = {
    result: { aggregateFields },
    readTime: reading.time,
    ...(mode === 'analyze' ? { explainMetrics: explainMetrics(query, cost) } : {}),
  };
  return reading.opened ? [{ transaction: reading.transaction?.id }, result] : [result];
}

function readQuery(query: Query, reading: Reading, context: Context): QueryResult {
  admitQuery(context, query, reading);
  const result = runQuery(query, reading.source);
  reading.transaction?.recordQuery(query, result.documents);
  return result;
}
