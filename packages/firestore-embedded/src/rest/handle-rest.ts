import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend, ProtoJson } from '../engine/backend.ts';
import { callerFromAuthorization } from '../engine/caller.ts';
import { answerJson, answerJsonList } from '../http/answer-json.ts';
import { parseJsonObject, readBody } from '../http/read-body.ts';
import { isObject } from '../model/json.ts';
import { invalid } from '../model/status.ts';
import type { ServiceMethod } from '../schema/load-service.ts';
import type { MessageField, MessageType } from '../schema/load-types.ts';
import { readJson } from '../schema/read-json.ts';
import { findRoute } from './routes.ts';

/** Answers one request under /v1/, and a server stream with one array of messages. Throws a StatusError. */
export async function handleRest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  backend: Backend,
): Promise<void> {
  const text = await readBody(request);
  const { method, message } = matchCall({
    httpMethod: request.method ?? 'GET',
    pathname: url.pathname,
    query: url.searchParams,
    body: () => (text === '' ? {} : parseJsonObject(text)),
  });
  const caller = callerFromAuthorization(request.headers.authorization);
  if (method.streams) {
    await answerJsonList(response, await backend.serverStream(method.name, message, caller));
  } else {
    answerJson(response, 200, await backend.unary(method.name, message, caller));
  }
}

interface RestRequest {
  readonly httpMethod: string;
  /** As received, with its escapes. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** Parses the body; raises INVALID_ARGUMENT when it is not a JSON object. */
  body(): ProtoJson;
}

/** Finds the method of a REST request, and converts the request to the engine's form. */
export function matchCall(rest: RestRequest): { method: ServiceMethod; message: ProtoJson } {
  const { route, values } = findRoute(rest.httpMethod, rest.pathname);
  const { method, body } = route;
  const parts = [
    ...(body === '' ? [] : [body === '*' ? rest.body() : { [body]: rest.body() }]),
    queryFields(rest.query, body === '*' ? undefined : method.request),
    ...route.variables.map((name, index) => nest(name.split('.'), values[index])),
  ];
  return { method, message: parts.map((part) => readJson(method.request, part)).reduce(merged) };
}

/** Merges two parts of a request. Body, parameters and path set each field once, or to the same value. */
function merged(one: ProtoJson, other: ProtoJson): ProtoJson {
  const both = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const present = both[name];
    if (isObject(present) && isObject(value)) both[name] = merged(present, value);
    else if (present === undefined || present === value) both[name] = value;
    else throw invalid(`The address says another ${name} than the body.`);
  }
  return both;
}

/** Parameters that Google's interfaces accept on every method and that have no effect here. */
const common = new Set([
  'key',
  'alt',
  '$alt',
  'prettyPrint',
  'quotaUser',
  'fields',
  'access_token',
]);

/**
 * The query parameters as JSON of a request (`mask.fieldPaths` gives `{mask: {fieldPaths}}`). Throws
 * INVALID_ARGUMENT for parameters that are no fields of it, so that none is ignored. Without a type
 * there are no fields, because the body is the whole request.
 */
function queryFields(query: URLSearchParams, type: MessageType | undefined): ProtoJson {
  let fields: ProtoJson = {};
  for (const name of new Set(query.keys())) {
    const path = name.split('.');
    const field = type && fieldAt(type, path);
    if (field !== undefined)
      fields = nest(path, parameterValue(name, field, query.getAll(name)), fields);
    else if (!common.has(name)) throw invalid(`Unknown query parameter: ${name}`);
  }
  return fields;
}

/** Sets `value` at a path of fields, and keeps the fields that are already there. */
function nest(path: readonly string[], value: unknown, beside?: unknown): ProtoJson {
  const [name = '', ...rest] = path;
  const present: ProtoJson = Object(beside);
  return { ...present, [name]: rest.length === 0 ? value : nest(rest, value, present[name]) };
}

function fieldAt(
  type: MessageType,
  [name = '', ...rest]: readonly string[],
): MessageField | undefined {
  const field = type.byName.get(name);
  if (field === undefined || rest.length === 0) return field;
  return field.content.kind === 'message' ? fieldAt(field.content.type, rest) : undefined;
}

function parameterValue(name: string, { shape }: MessageField, texts: readonly string[]): unknown {
  if (shape === 'repeated') return texts;
  if (texts.length === 1) return texts[0];
  throw invalid(`The query parameter ${name} is given twice.`);
}
