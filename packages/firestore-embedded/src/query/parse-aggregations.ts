import { type FieldPath, isNamePath } from '../model/field-path.ts';
import {
  isObject,
  type JsonObject,
  readInteger,
  readList,
  readObject,
  readText,
} from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { Aggregation } from './aggregate.ts';
import { parseReference } from './parse-filter.ts';

const maxAggregations = 5;

/** Reads the aggregations of a `StructuredAggregationQuery`; throws INVALID_ARGUMENT. */
export function parseAggregations(json: unknown): readonly Aggregation[] {
  const list = readList(json, 'aggregations');
  if (list.length === 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Aggregations can not be empty.');
  }
  if (list.length > maxAggregations) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}. Received: ${list.length}`,
    );
  }
  const aliases = new Set<string>();
  let unnamed = 0;
  return list.map((one) => {
    const aggregation = readObject(one, 'aggregation');
    const stated = readText(aggregation.alias, 'alias');
    unnamed += stated === '' ? 1 : 0;
    const alias = stated === '' ? `field_${unnamed}` : stated;
    if (aliases.has(alias)) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Aggregation aliases contain duplicate alias: ${alias}.`,
      );
    }
    aliases.add(alias);
    return parseAggregation(aggregation, alias);
  });
}

function parseAggregation({ count, sum, avg }: JsonObject, alias: string): Aggregation {
  if (isObject(count)) {
    const upTo = readInteger(count.upTo, 'up_to');
    if (upTo !== undefined && upTo < 0) {
      throw new StatusError('INVALID_ARGUMENT', 'The up_to of a count must not be negative.');
    }
    return { kind: 'count', alias, ...(upTo === undefined ? {} : { upTo }) };
  }
  if (isObject(sum)) {
    return { kind: 'sum', alias, path: parseAggregated(sum.field) };
  }
  if (isObject(avg)) {
    return { kind: 'avg', alias, path: parseAggregated(avg.field) };
  }
  throw new StatusError('INVALID_ARGUMENT', 'An aggregation is of no known kind.');
}

function parseAggregated(json: unknown): FieldPath {
  const path = parseReference(json);
  if (!isNamePath(path)) return path;
  throw new StatusError('INVALID_ARGUMENT', 'Names of documents can only be counted.');
}
