import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

export interface Exchange {
  readonly method?: string;
  /** The path as it is sent, where a URL would change it. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * Sends one request on a separate connection. Google's emulator closes connections just after it has
 * announced to keep them alive, and a commit cannot be sent a second time.
 */
export function httpExchange(
  url: string,
  { method = 'POST', body = '', ...options }: Exchange,
): Promise<{ readonly status: number; readonly text: string; readonly headers: object }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      readText(response).then((text) => resolve({ status, text, headers }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
