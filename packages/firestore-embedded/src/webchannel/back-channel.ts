import type { ServerResponse } from 'node:http';

const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=0',
  // Requests that proxies do not buffer the response.
  'X-Accel-Buffering': 'no',
};

/** One GET of the client, kept open: a stream or, with long polling, for one batch. */
export class BackChannel {
  readonly polling: boolean;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, options: { polling: boolean; onClose: () => void }) {
    this.#response = response;
    this.polling = options.polling;
    response.once('close', options.onClose);
    response.writeHead(200, headers);
    // A client that receives no first byte in time assumes a buffering proxy and starts to poll.
    response.flushHeaders();
  }

  write(text: string): void {
    this.#response.write(text);
  }

  end(): void {
    this.#response.end();
  }
}
