import { createRequire } from 'node:module';
import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { fromJSON, type MethodDefinition, type ServiceDefinition } from '@grpc/proto-loader';
import type { Answer, GrpcAttempt } from './attack.ts';

type Method = MethodDefinition<object, object>;
const options = { longs: String, enums: String, bytes: String, json: true };

/** Calls Firestore's gRPC service as a stranger would, with messages that may be no messages. */
export class GrpcCaller {
  readonly #client: Client;
  readonly #service = loadService();

  constructor(host: string) {
    this.#client = new Client(host, credentials.createInsecure());
  }

  call({ method, message, more, token }: GrpcAttempt): Promise<Answer> {
    const definition = this.#service[method] as Method | undefined;
    if (definition === undefined) throw new Error(`The service has no method ${method}`);
    const metadata = new Metadata();
    if (token !== undefined) metadata.set('authorization', token);
    // Bytes go as they are.
    const serialize = (value: object) =>
      Buffer.isBuffer(value) ? value : definition.requestSerialize(value);
    return new Promise((resolve) => {
      const received: object[] = [];
      const deadline = Date.now() + 20_000;
      const call = this.#client.makeBidiStreamRequest(
        definition.path,
        serialize,
        definition.responseDeserialize,
        metadata,
        { deadline },
      );
      call.on('data', (answer: object) => received.push(answer));
      call.on('error', (error: ServiceError) => {
        const name = status[error.code] ?? String(error.code);
        resolve({ status: name, body: `${error.details} ${JSON.stringify(received)}` });
      });
      call.on('end', () => resolve({ status: 'OK', body: JSON.stringify(received) }));
      for (const one of [message, ...(more ?? [])]) call.write(one);
      call.end();
    });
  }

  close(): void {
    this.#client.close();
  }
}

function loadService(): ServiceDefinition {
  const descriptors = '@google-cloud/firestore/build/protos/v1.json';
  const json = createRequire(import.meta.url)(descriptors);
  const service = fromJSON(json, options)['google.firestore.v1.Firestore'];
  if (service === undefined || 'format' in service) {
    throw new Error('The descriptors do not define the service.');
  }
  return service;
}
