import { createRequire } from 'node:module';
import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { fromJSON, type MethodDefinition } from '@grpc/proto-loader';
import type { Answer, Json, Message } from './answer.ts';

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

/** The end of a call. */
interface Ended {
  /** The error's name, or `OK`. */
  readonly status: string;
  /** The error's message, or the received messages as JSON. */
  readonly body: string;
  readonly messages: readonly Message[];
}

/** Calls Firestore's gRPC service with plain messages, or with any bytes, without a client library. */
export class RawGrpc {
  readonly #client: Client;
  readonly #service = loadService();
  readonly #metadata = new Metadata();

  constructor(port: number, authorization?: string) {
    this.#client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
    if (authorization !== undefined) this.#metadata.set('authorization', authorization);
  }

  call(method: string, ...sent: readonly (object | Buffer)[]): Promise<Ended> {
    const definition = this.#service[method];
    const serialize = (value: object) =>
      Buffer.isBuffer(value) ? value : (definition?.requestSerialize(value) ?? Buffer.alloc(0));
    return new Promise((resolve) => {
      const messages: Message[] = [];
      const call = this.#client.makeBidiStreamRequest(
        `/google.firestore.v1.Firestore/${method}`,
        serialize,
        definition?.responseDeserialize ?? (() => ({})),
        this.#metadata,
        { deadline: Date.now() + 20_000 },
      );
      call.on('data', (message: Message) => messages.push(message));
      call.on('error', ({ code, details }: ServiceError) => {
        resolve({ status: status[code] ?? String(code), body: details, messages });
      });
      call.on('end', () => resolve({ status: 'OK', body: JSON.stringify(messages), messages }));
      for (const message of sent) call.write(message);
      call.end();
    });
  }

  /** Sends one request and returns its answer. An error is `{error: {status}}`, as over REST. */
  async unary(method: string, request: Json): Promise<Answer> {
    const ended = await this.call(method, request);
    return failureOf(ended) ?? { ...ended.messages[0] };
  }

  /** Sends one request and returns its answers as `{messages}`. */
  async serverStream(method: string, request: Json): Promise<Answer> {
    const ended = await this.call(method, request);
    return failureOf(ended) ?? { messages: ended.messages };
  }

  close(): void {
    this.#client.close();
  }
}

function failureOf({ status, body }: Ended): Answer | undefined {
  return status === 'OK' ? undefined : { error: { status, message: body } };
}
