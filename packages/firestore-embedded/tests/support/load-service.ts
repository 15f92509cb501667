import { createRequire } from 'node:module';
import { fromJSON, type MethodDefinition } from '@grpc/proto-loader';
import type { Message } from './answer.ts';

const descriptors = '@google-cloud/firestore/build/protos/v1.json';

/** The methods of Firestore's gRPC service, by name. */
export function loadService(): Readonly<Record<string, MethodDefinition<object, Message>>> {
  const options = { longs: String, enums: String, bytes: String, json: true };
  const json = createRequire(import.meta.url)(descriptors);
  const service = fromJSON(json, options)['google.firestore.v1.Firestore'];
  if (service === undefined || 'format' in service) {
    throw new Error('The descriptors do not define the service.');
  }
  return service;
}
