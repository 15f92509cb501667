import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { isObject, type JsonObject, readObject } from '../model/json.ts';
import { fromProtoJson, toProtoJson } from './proto-json.ts';

const protoFile = '@google-cloud/firestore/build/protos/v1.json';
const serviceName = 'google.firestore.v1.Firestore';

/**
 * The service `google.firestore.v1.Firestore`, from the descriptors that the server SDK ships;
 * its handlers take and give proto3 JSON.
 */
export function loadService(): ServiceDefinition {
  const file = createRequire(import.meta.url).resolve(protoFile);
  const root = withVerify(JSON.parse(readFileSync(file, 'utf8')));
  const service = fromJSON(root, { longs: String, enums: String, bytes: String, json: true })[
    serviceName
  ];
  if (service === undefined || 'format' in service) {
    throw new Error(`${protoFile} does not define ${serviceName}.`);
  }
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => [
      name,
      {
        ...method,
        requestDeserialize: (bytes: Buffer) => toProtoJson({ ...method.requestDeserialize(bytes) }),
        responseSerialize: (json: JsonObject) => method.responseSerialize(fromProtoJson(json)),
      },
    ]),
  );
}

/** The public descriptors leave out `Write.verify`, which the web SDK's transactions send. */
function withVerify(root: unknown): Parameters<typeof fromJSON>[0] {
  const path = ['google', 'firestore', 'v1', 'Write'];
  const write = path.reduce(
    (level, name) => readObject(readObject(level.nested, 'nested')[name], name),
    readObject(root, 'root'),
  );
  const operation = readObject(readObject(write.oneofs, 'oneofs').operation, 'operation');
  if (!isObject(write.fields) || !Array.isArray(operation.oneof)) {
    throw new Error(`${protoFile} does not define Write as expected.`);
  }
  Object.assign(write.fields, { verify: { type: 'string', id: 5 } });
  operation.oneof.push('verify');
  return readObject(root, 'root');
}
