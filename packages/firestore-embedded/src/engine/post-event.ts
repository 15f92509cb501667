import { request } from 'node:http';
import { encodeEvent, type OutboxEvent } from './event.ts';

/** The outcome of one attempt to deliver an event. */
export type Delivery =
  | { readonly outcome: 'delivered' }
  /** The function was not called: the functions emulator is restarting or busy. */
  | { readonly outcome: 'unreachable'; readonly reason: string }
  /** The functions emulator does not have the function: not yet, or no longer. */
  | { readonly outcome: 'absent'; readonly reason: string }
  /** The function was called and failed, or no attempt will ever succeed. */
  | { readonly outcome: 'failed'; readonly reason: string };

/** Longer than a function may run by default (60 s); a later response counts as a failure. */
const answerTimeoutMs = 120_000;

/** Posts an event to the functions emulator at `authority` (`host:port`); never rejects. */
export function postEvent(authority: string, event: OutboxEvent): Promise<Delivery> {
  const { project, key } = event.trigger;
  const url = new URL(`http://${authority}/functions/projects/${project}/triggers/${key}`);
  const { headers, body } = encodeEvent(event);
  return new Promise((resolve) => {
    const post = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      timeout: answerTimeoutMs,
      // The other side may close a kept-alive connection just as it is reused.
      agent: false,
    });
    post.once('timeout', () => {
      resolve({ outcome: 'failed', reason: `no answer in ${answerTimeoutMs} ms` });
      post.destroy();
    });
    post.once('error', (error) => resolve({ outcome: 'unreachable', reason: error.message }));
    post.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', (error) => resolve({ outcome: 'failed', reason: error.message }));
      response.once('end', () => resolve(judge(response.statusCode ?? 0, text)));
    });
    post.end(body);
  });
}

/** Maps a status to an outcome; 204 means that background triggers are off. */
function judge(status: number, text: string): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  const reason = `status ${status}: ${text.slice(0, 300)}`;
  if (status === 404) return { outcome: 'absent', reason };
  return { outcome: status === 429 ? 'unreachable' : 'failed', reason };
}
