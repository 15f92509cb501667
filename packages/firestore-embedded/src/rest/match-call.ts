import type { ProtoJson } from '../engine/backend.ts';
import { isObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import type { ServiceMethod } from '../schema/load-service.ts';
import { readJson } from '../schema/read-json.ts';
import { findRoute } from './find-route.ts';
import { nest, queryFields } from './query-fields.ts';

export interface RestRequest {
  readonly httpMethod: string;
  /** As received, with its escapes. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Parses the body; raises INVALID_ARGUMENT when it is not a JSON object. */
  body(): ProtoJson;
}

export interface RestCall {
  readonly method: ServiceMethod;
  readonly request: ProtoJson;
}

/** Finds the method of a REST request, and converts the request to the engine's form. */
export function matchCall(rest: RestRequest): RestCall {
  const { route, values } = findRoute(rest.httpMethod, rest.pathname);
  const { method, body } = route;
  const parts = [
    ...(body === '' ? [] : [body === '*' ? rest.body() : { [body]: rest.body() }]),
    queryFields(rest.query, body === '*' ? undefined : method.request),
    ...route.variables.map((name, index) => nest(name.split('.'), values[index])),
  ];
  const messages = parts.map((part) => readJson(method.request, part));
  return { method, request: messages.reduce(merged) };
}

/** Merges two parts of a request. Body, parameters and path set each field once, or to the same value. */
function merged(one: ProtoJson, other: ProtoJson): ProtoJson {
  const both = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const present = both[name];
    if (present !== undefined && present !== value && !(isObject(present) && isObject(value))) {
      throw new StatusError('INVALID_ARGUMENT', `The address says another ${name} than the body.`);
    }
    both[name] = isObject(present) && isObject(value) ? merged(present, value) : value;
  }
  return both;
}
