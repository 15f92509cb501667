import type { Json } from './answer.ts';
import { httpExchange } from './http-exchange.ts';

/** A Listen or Write stream as the web SDK in a browser opens it, by long polling. */
export class WebChannel {
  readonly #url: string;
  readonly #headers: string;
  readonly #messages: Json[] = [];
  #session: string | undefined;
  #requestId = 0;
  #sent = 0;
  #acknowledged = 0;

  /** A stream of `projects/P/databases/D`, by default of a caller without a token. */
  constructor(
    port: number,
    method: 'Listen' | 'Write',
    database: string,
    authorization?: 'Bearer owner',
  ) {
    const query = new URLSearchParams({ VER: '8', database });
    this.#url = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${method}/channel?${query}`;
    this.#headers = authorization === undefined ? '' : `Authorization:${authorization}\r\n`;
  }

  /** Opens a stream of the owner with its first message; throws if that is refused. */
  static async open(
    port: number,
    method: 'Listen' | 'Write',
    database: string,
    first: Json,
  ): Promise<WebChannel> {
    const channel = new WebChannel(port, method, database, 'Bearer owner');
    const { text } = await channel.handshake([JSON.stringify(first)]);
    if (!channel.isOpen) throw new Error(`The handshake was answered by: ${text}`);
    return channel;
  }

  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  /** Opens the session with its first messages, as they are sent. */
  async handshake(messages: readonly string[]) {
    const answer = await this.#post('&CVER=22&t=1', messages);
    this.#session = /\["c","([^"]+)"/.exec(answer.text)?.[1];
    return answer;
  }

  async send(message: Json): Promise<void> {
    await this.#post(`&SID=${this.#session}&AID=${this.#acknowledged}`, [JSON.stringify(message)]);
  }

  /** Returns the server's next message; rejects if none comes in time. */
  async next(): Promise<Json> {
    for (;;) {
      const ready = this.#messages.shift();
      if (ready !== undefined) return ready;
      const { status, text } = await this.poll(15_000);
      if (status !== 200) throw new Error(`The back channel answered ${status}: ${text}`);
      for (const [id, content] of framesOf(text)) {
        this.#acknowledged = id;
        this.#messages.push(...content.filter(isMessage));
      }
    }
  }

  /** Requests the messages that the server has not sent, or the next ones. */
  poll(timeoutMs: number) {
    const query = `&RID=rpc&SID=${this.#session}&AID=${this.#acknowledged}&CI=1&TYPE=xmlhttp`;
    const signal = AbortSignal.timeout(timeoutMs);
    return httpExchange(`${this.#url}${query}`, { method: 'GET', signal });
  }

  async close(): Promise<void> {
    this.#requestId += 1;
    const query = `&SID=${this.#session}&RID=${this.#requestId}&TYPE=terminate`;
    await httpExchange(`${this.#url}${query}`, {});
  }

  #post(query: string, messages: readonly string[]) {
    this.#requestId += 1;
    const form = new URLSearchParams({
      headers: this.#headers,
      count: String(messages.length),
      ofs: String(this.#sent),
    });
    for (const [index, message] of messages.entries()) form.set(`req${index}___data__`, message);
    this.#sent += messages.length;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${this.#url}&RID=${this.#requestId}${query}`;
    return httpExchange(url, { headers, body: `${form}` });
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
