import { readFileSync } from 'node:fs';
import { isObject, readFlag, readList, readObject, readText } from '../model/json.ts';
import { type MessageType, TypeLoader } from './load-types.ts';

/** The unchanged descriptors of the server SDK 7.11.6 (Apache License 2.0, Google LLC). */
const protoFile = new URL('./firestore-v1.json', import.meta.url);
const packageName = 'google.firestore.v1';

/** One way to call a method over HTTP. @see https://github.com/googleapis/googleapis/blob/master/google/api/http.proto */
interface HttpBinding {
  readonly httpMethod: string;
  /** A path with its variables in braces. */
  readonly template: string;
  /** The field that the body sets, `*` for the whole request; empty without a body. */
  readonly body: string;
}

/** One method of the service `google.firestore.v1.Firestore`. */
export interface ServiceMethod {
  readonly name: string;
  readonly request: MessageType;
  readonly response: MessageType;
  /** Whether the method takes a stream of messages; `streams` is whether it returns one. */
  readonly takesStream: boolean;
  readonly streams: boolean;
  readonly bindings: readonly HttpBinding[];
}

let loaded: ReadonlyMap<string, ServiceMethod> | undefined;

/** The service's methods by their paths (`/google.firestore.v1.Firestore/Commit`), read at the first call. */
export function loadService(): ReadonlyMap<string, ServiceMethod> {
  loaded ??= readService(loadTypes());
  return loaded;
}

/** A method of the service; throws for an unknown name. */
export function serviceMethod(name: string): ServiceMethod {
  const method = loadService().get(`/${packageName}.Firestore/${name}`);
  if (method === undefined) throw new Error(`The service has no method ${name}.`);
  return method;
}

function readService(types: TypeLoader): ReadonlyMap<string, ServiceMethod> {
  const service = `${packageName}.Firestore`;
  const methods = readObject(types.find(service)?.methods, 'methods');
  return new Map(
    Object.entries(methods).map(([name, json]) => {
      const { requestType, responseType, requestStream, responseStream, parsedOptions } =
        readObject(json, name);
      const method = {
        name,
        request: types.message(fullName(readText(requestType, 'requestType'))),
        response: types.message(fullName(readText(responseType, 'responseType'))),
        takesStream: readFlag(requestStream, 'requestStream'),
        streams: readFlag(responseStream, 'responseStream'),
        bindings: readList(parsedOptions, 'options').flatMap((option) =>
          bindingsOf(readObject(option, 'option')['(google.api.http)']),
        ),
      };
      return [`/${service}/${name}`, method] as const;
    }),
  );
}

/** An `HttpRule` and its additional binding. */
function bindingsOf(json: unknown): readonly HttpBinding[] {
  if (!isObject(json)) return [];
  const { body, additional_bindings: additional, ...verbs } = json;
  const own = Object.entries(verbs).map(([verb, template]) => ({
    httpMethod: verb.toUpperCase(),
    template: readText(template, verb),
    body: readText(body, 'body'),
  }));
  return [...own, ...bindingsOf(additional)];
}

/** The messages of the service. */
export function loadTypes(): TypeLoader {
  const types = new TypeLoader(readObject(JSON.parse(readFileSync(protoFile, 'utf8')), 'root'));
  // The public descriptors leave out `Write.verify`, which the web SDK's transactions send.
  const write = types.find(`${packageName}.Write`);
  const operation = readObject(readObject(write?.oneofs, 'oneofs').operation, 'operation').oneof;
  if (!isObject(write?.fields) || !Array.isArray(operation)) {
    throw new Error(`${protoFile.pathname} does not define Write as expected.`);
  }
  Object.assign(write.fields, { verify: { type: 'string', id: 5 } });
  operation.push('verify');
  return types;
}

function fullName(type: string): string {
  return type.includes('.') ? type : `${packageName}.${type}`;
}
