import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  credentials,
  Metadata,
  makeGenericClientConstructor,
  type ServiceError,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

/** A gRPC client without retries, which acts only on the responses that it received. */
export interface CommitClient {
  commit(request: object): Promise<void>;
  close(): void;
}

const protoFile = createRequire(import.meta.url).resolve(
  '@google-cloud/firestore/build/protos/v1.json',
);
const serviceName = 'google.firestore.v1.Firestore';

export function connectCommitClient(port: number): CommitClient {
  const service = fromJSON(JSON.parse(readFileSync(protoFile, 'utf8')))[serviceName];
  if (service === undefined || 'format' in service) throw new Error(`No ${serviceName}.`);
  const { Commit: method } = service;
  if (method === undefined) throw new Error('There is no Commit method.');
  const Client = makeGenericClientConstructor(service, serviceName);
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const { path, requestSerialize, responseDeserialize } = method;
  return {
    commit: (request) =>
      new Promise((resolve, reject) => {
        const answer = (error: ServiceError | null) => (error === null ? resolve() : reject(error));
        client.makeUnaryRequest(
          path,
          requestSerialize,
          responseDeserialize,
          request,
          metadata,
          answer,
        );
      }),
    close: () => client.close(),
  };
}
