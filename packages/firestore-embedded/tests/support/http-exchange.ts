import { request } from 'node:http';

export interface Exchange {
  readonly method?: string;
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
  { method = 'POST', headers = {}, body = '', signal }: Exchange,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: false, ...(signal === undefined ? {} : { signal }) };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
