import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isObject, readFlag, readObject, readText } from '../model/json.ts';
import { TypeLoader } from './load-types.ts';
import type { MessageType } from './message-type.ts';

const protoFile = '@google-cloud/firestore/build/protos/v1.json';
const packageName = 'google.firestore.v1';

/** One method of the service `google.firestore.v1.Firestore`. */
export interface GrpcMethod {
  readonly name: string;
  readonly request: MessageType;
  readonly response: MessageType;
  readonly streams: boolean;
}

/** Its methods by their paths (`/google.firestore.v1.Firestore/Commit`). */
export function loadService(): ReadonlyMap<string, GrpcMethod> {
  const types = loadTypes();
  const service = `${packageName}.Firestore`;
  const methods = readObject(types.find(service)?.methods, 'methods');
  return new Map(
    Object.entries(methods).map(([name, json]) => {
      const { requestType, responseType, responseStream } = readObject(json, name);
      const method = {
        name,
        request: types.message(fullName(readText(requestType, 'requestType'))),
        response: types.message(fullName(readText(responseType, 'responseType'))),
        streams: readFlag(responseStream, 'responseStream'),
      };
      return [`/${service}/${name}`, method] as const;
    }),
  );
}

/** The messages of the service, from the descriptors that the server SDK ships. */
export function loadTypes(): TypeLoader {
  const file = createRequire(import.meta.url).resolve(protoFile);
  const types = new TypeLoader(readObject(JSON.parse(readFileSync(file, 'utf8')), 'root'));
  // The public descriptors leave out `Write.verify`, which the web SDK's transactions send.
  const write = types.find(`${packageName}.Write`);
  if (write === undefined || !isObject(write.fields)) {
    throw new Error(`${protoFile} does not define Write as expected.`);
  }
  Object.assign(write.fields, { verify: { type: 'string', id: 5 } });
  return types;
}

function fullName(type: string): string {
  return type.includes('.') ? type : `${packageName}.${type}`;
}
