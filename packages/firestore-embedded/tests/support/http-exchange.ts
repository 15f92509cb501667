import { request } from 'node:http';

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
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      const { statusCode = 0, headers } = response;
      response.on('end', () => resolve({ status: statusCode, text, headers }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
