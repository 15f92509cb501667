import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { loadService } from '../support/load-service.ts';
import type { Answer } from './anonymous-requests.ts';

/** Calls Firestore's gRPC service without a token, with messages or with any bytes. */
export class AnonymousGrpc {
  readonly #client: Client;
  readonly #service = loadService();

  constructor(port: number) {
    this.#client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  }

  call(method: string, ...messages: readonly (object | Buffer)[]): Promise<Answer> {
    const definition = this.#service[method];
    const serialize = (value: object) =>
      Buffer.isBuffer(value) ? value : (definition?.requestSerialize(value) ?? Buffer.alloc(0));
    return new Promise((resolve) => {
      const received: object[] = [];
      const call = this.#client.makeBidiStreamRequest(
        `/google.firestore.v1.Firestore/${method}`,
        serialize,
        definition?.responseDeserialize ?? ((bytes) => bytes),
        new Metadata(),
        { deadline: Date.now() + 20_000 },
      );
      call.on('data', (answer: object) => received.push(answer));
      call.on('error', ({ code, details }: ServiceError) => {
        resolve({ status: status[code] ?? String(code), body: details });
      });
      call.on('end', () => resolve({ status: 'OK', body: JSON.stringify(received) }));
      for (const message of messages) call.write(message);
      call.end();
    });
  }

  close(): void {
    this.#client.close();
  }
}
