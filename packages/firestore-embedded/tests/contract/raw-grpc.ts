import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type { Json } from '../support/json-over-rest.ts';
import { loadService } from '../support/load-service.ts';

/** The gRPC service, called with plain messages instead of through a Firestore client library. */
export class RawGrpc {
  readonly #client: Client;
  readonly #service = loadService();
  readonly #metadata = new Metadata();

  constructor(port: number) {
    this.#client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
    this.#metadata.set('authorization', 'Bearer owner');
  }

  /** Sends one request and returns its answer. An error is `{error: {status}}`, as over REST. */
  unary(name: string, request: Json): Promise<Json> {
    const { path, requestSerialize, responseDeserialize } = this.#method(name);
    return new Promise((resolve) => {
      this.#client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        this.#metadata,
        (error, response) => resolve(error ? failure(error) : { ...response }),
      );
    });
  }

  /** Sends one request and returns its answers as `{messages}`. */
  serverStream(name: string, request: Json): Promise<Json> {
    const { path, requestSerialize, responseDeserialize } = this.#method(name);
    return new Promise((resolve) => {
      const messages: object[] = [];
      this.#client
        .makeServerStreamRequest(
          path,
          requestSerialize,
          responseDeserialize,
          request,
          this.#metadata,
        )
        .on('data', (message: object) => messages.push(message))
        .on('error', (error: ServiceError) => resolve(failure(error)))
        .on('end', () => resolve({ messages }));
    });
  }

  close(): void {
    this.#client.close();
  }

  #method(name: string): MethodDefinition<object, object> {
    const method = this.#service[name];
    if (method === undefined) {
      throw new Error(`The service has no method ${name}.`);
    }
    return method;
  }
}

function failure({ code, details }: ServiceError): Json {
  return { error: { status: status[code], message: details } };
}
