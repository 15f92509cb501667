import type { Answer, Attempt, ChannelAttempt, HttpAttempt, Service, Target } from './attack.ts';
import { GrpcCaller } from './grpc-caller.ts';
import { rawHttp, requestBytes } from './raw-http.ts';

// A stream stays open, and half a request is waited for: what comes, comes at once.
const quietMs = 1500;

/** Sends attempts at one stack; close it behind the last. */
export class AttemptSender {
  readonly #target: Target;
  readonly #grpc: GrpcCaller;

  constructor(target: Target) {
    this.#target = target;
    this.#grpc = new GrpcCaller(target.firestoreHost);
  }

  send(attempt: Attempt): Promise<Answer> {
    switch (attempt.via) {
      case 'http':
        return this.#http(attempt);
      case 'grpc':
        return this.#grpc.call(attempt);
      case 'channel':
        return this.#channel(attempt);
    }
  }

  close(): void {
    this.#grpc.close();
  }

  #http({ to, method = 'GET', path, headers = {}, body, bytes }: HttpAttempt): Promise<Answer> {
    const port = portOf(this.#target, to);
    const host = { Host: `127.0.0.1:${port}` };
    if (bytes !== undefined) return rawHttp(port, bytes, quietMs);
    return rawHttp(port, requestBytes(method, path, { ...host, ...headers }, body));
  }

  /** The handshake brings the messages; one poll of the back channel tells what became of them. */
  async #channel({ method, messages, token }: ChannelAttempt): Promise<Answer> {
    const port = portOf(this.#target, 'firestore');
    const database = `projects/${this.#target.projectId}/databases/(default)`;
    const query = `VER=8&database=${encodeURIComponent(database)}`;
    const path = `/google.firestore.v1.Firestore/${method}/channel?${query}`;
    const form = new URLSearchParams({
      ...(token !== undefined && { headers: `Authorization:${token}\r\n` }),
      count: String(messages.length),
      ofs: '0',
    });
    messages.forEach((message, index) => {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      form.set(`req${index}___data__`, text);
    });
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const opening = requestBytes('POST', `${path}&RID=1&CVER=22&t=1`, type, form.toString());
    const opened = await rawHttp(port, opening);
    const session = /\["c","([^"]+)"/.exec(opened.body)?.[1];
    if (session === undefined) return opened;
    const poll = `${path}&RID=rpc&SID=${session}&AID=0&CI=1&TYPE=xmlhttp&t=1`;
    const told = await rawHttp(port, requestBytes('GET', poll, {}), quietMs);
    const end = `${path}&RID=2&SID=${session}&TYPE=terminate`;
    await rawHttp(port, requestBytes('POST', end, {}));
    return { ...told, body: opened.body + told.body };
  }
}

function portOf(target: Target, service: Service): number {
  const addresses = {
    hosting: target.hostingUrl,
    functions: target.functionsUrl,
    firestore: `http://${target.firestoreHost}`,
  };
  return Number(new URL(addresses[service]).port);
}
