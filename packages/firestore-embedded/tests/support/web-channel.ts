import { setTimeout as sleep } from 'node:timers/promises';
import { httpExchange } from './http-exchange.ts';
import type { Json } from './json-over-rest.ts';

/** A Listen or Write stream as the web SDK in a browser opens it, by long polling. */
export class WebChannel {
  readonly #url: string;
  readonly #waiting: ((message: Json) => void)[] = [];
  readonly #messages: Json[] = [];
  readonly #ended = new AbortController();
  #session = '';
  #requestId = 1;
  #sent = 0;
  #acknowledged = 0;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a stream of `projects/P/databases/D` with its first message. */
  static async open(
    port: number,
    method: 'Listen' | 'Write',
    database: string,
    first: Json,
  ): Promise<WebChannel> {
    const query = new URLSearchParams({ VER: '8', database });
    const path = `/google.firestore.v1.Firestore/${method}/channel`;
    const channel = new WebChannel(`http://127.0.0.1:${port}${path}?${query}`);
    await channel.#handshake(first);
    channel.#poll().catch((error: unknown) => {
      if (!channel.#ended.signal.aborted) {
        channel.#take({ broken: String(error) });
      }
    });
    return channel;
  }

  async send(message: Json): Promise<void> {
    this.#requestId += 1;
    const query = `&SID=${this.#session}&RID=${this.#requestId}&AID=${this.#acknowledged}`;
    await this.#post(query, message);
  }

  /** Returns the server's next message; rejects after the timeout. */
  async next(timeoutMs = 15_000): Promise<Json> {
    const ready = this.#messages.shift();
    if (ready !== undefined) {
      return ready;
    }
    const waiting = new Promise<Json>((resolve) => this.#waiting.push(resolve));
    const timer = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`No message came within ${timeoutMs} ms.`);
    });
    late.catch(() => {
      // The timer was aborted: the race below is over.
    });
    try {
      return await Promise.race([waiting, late]);
    } finally {
      timer.abort();
    }
  }

  async close(): Promise<void> {
    this.#ended.abort();
    this.#requestId += 1;
    const query = `&SID=${this.#session}&RID=${this.#requestId}&TYPE=terminate`;
    await httpExchange(`${this.#url}${query}`, {});
  }

  async #handshake(first: Json): Promise<void> {
    const text = await this.#post(`&RID=${this.#requestId}&CVER=22&t=1`, first);
    this.#session = /\["c","([^"]+)"/.exec(text)?.[1] ?? '';
    if (this.#session === '') {
      throw new Error(`The handshake was answered by: ${text}`);
    }
  }

  async #post(query: string, message: Json): Promise<string> {
    const body = new URLSearchParams({
      headers: 'Authorization:Bearer owner\r\n',
      count: '1',
      ofs: String(this.#sent),
      req0___data__: JSON.stringify(message),
    });
    this.#sent += 1;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${this.#url}${query}`;
    const { text } = await httpExchange(url, { headers, body: body.toString() });
    return text;
  }

  async #poll(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const query = `&RID=rpc&SID=${this.#session}&AID=${this.#acknowledged}&CI=1&TYPE=xmlhttp`;
      const { signal } = this.#ended;
      const url = `${this.#url}${query}`;
      const { status, text } = await httpExchange(url, { method: 'GET', signal });
      if (status !== 200) {
        throw new Error(`The back channel answered ${status}: ${text}`);
      }
      for (const [id, content] of framesOf(text)) {
        this.#acknowledged = id;
        for (const message of content.filter(isMessage)) {
          this.#take(message);
        }
      }
    }
  }

  #take(message: Json): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) {
      this.#messages.push(message);
    } else {
      waiting(message);
    }
  }
}

function isMessage(content: unknown): content is Json {
  return typeof content === 'object' && content !== null;
}

/** `<length>\n<json>` frames; the length counts UTF-16 code units. */
function framesOf(body: string): [id: number, content: unknown[]][] {
  const frames: [number, unknown[]][] = [];
  for (let rest = body; rest !== ''; ) {
    const feed = rest.indexOf('\n');
    const end = feed + 1 + Number(rest.slice(0, feed));
    const arrays: [number, unknown[]][] = JSON.parse(rest.slice(feed + 1, end));
    frames.push(...arrays);
    rest = rest.slice(end);
  }
  return frames;
}
