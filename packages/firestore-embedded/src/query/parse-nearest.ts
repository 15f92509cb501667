import { isObject, type JsonObject, readInteger, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { StatusError } from '../model/status.ts';
import { type DistanceMeasure, type Nearest, vectorOf } from './nearest.ts';
import { parseReference } from './parse-filter.ts';

const maxLimit = 1000;

/** Reads the `findNearest` of a structured query, undefined without one; throws INVALID_ARGUMENT. */
export function parseNearest(structured: JsonObject): Nearest | undefined {
  const json = structured.findNearest;
  if (json === undefined || json === null) {
    return undefined;
  }
  if (!isObject(json)) {
    throw invalid('find_nearest is not an object.');
  }
  refuseBeside(structured);
  const resultField = parseResultField(readText(json.distanceResultField, 'distance_result_field'));
  const threshold = json.distanceThreshold;
  return {
    path: parseReference(json.vectorField),
    vector: parseVector(json.queryVector),
    measure: parseMeasure(json.distanceMeasure),
    limit: parseLimit(json.limit),
    ...(resultField === '' ? {} : { resultField }),
    ...(threshold === undefined || threshold === null ? {} : { threshold: Number(threshold) }),
  };
}

function refuseBeside({ limit, offset, startAt, endAt }: JsonObject): void {
  if (limit !== undefined && limit !== null) {
    throw invalid('A query limit cannot be used with FindNearest');
  }
  if ((readInteger(offset, 'offset') ?? 0) !== 0) {
    throw invalid('A query offset cannot be used with FindNearest');
  }
  if ((startAt ?? endAt ?? undefined) !== undefined) {
    throw invalid('A cursor cannot be used with FindNearest');
  }
}

function parseVector(json: unknown): readonly number[] {
  const vector = vectorOf(normalizeValue(json, 1));
  if (vector === undefined) {
    throw invalid('Query Value must be of type vector.');
  }
  return vector;
}

function parseMeasure(json: unknown): DistanceMeasure {
  if (json === 'EUCLIDEAN' || json === 'COSINE' || json === 'DOT_PRODUCT') {
    return json;
  }
  throw invalid('Unknown Distance Measure.');
}

function parseLimit(json: unknown): number {
  const limit = readInteger(json, 'limit') ?? 0;
  if (limit < 1 || limit > maxLimit) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${maxLimit}`);
  }
  return limit;
}

function parseResultField(name: string): string {
  if (/^__.*__$/s.test(name)) {
    throw invalid(`The distanceResultField.property.name "${name}" is reserved.`);
  }
  return name;
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
