import type { ServerResponse } from 'node:http';
import type { OpenStream, ProtoJson, StreamSink } from '../engine/backend.ts';
import { errorBody } from '../http/answer-json.ts';
import { parseJsonObject } from '../http/read-body.ts';
import { asStatusError, invalid, type StatusError } from '../model/status.ts';
import { OutgoingMessages } from './outgoing-messages.ts';

/** The times of a session, in milliseconds. */
export interface SessionTimes {
  /** The interval of noops on an idle back channel; the client's watchdog waits 45 s. */
  readonly noopMs: number;
  /** The time for which one response is kept open before the client must send a new request. */
  readonly responseMs: number;
  /** The time for which a session without a back channel is kept. */
  readonly expiryMs: number;
  /** The time for which a browser's back channels occupy all of its connections before the oldest ends. */
  readonly releaseMs: number;
}

/**
 * One frame of a WebChannel body: its length, a line feed, the JSON. The length counts UTF-16 code
 * units, like `String.length` and the client. A length in bytes would be wrong from the first letter
 * with an accent.
 */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

const backHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=0',
  // Requests that proxies do not buffer the response.
  'X-Accel-Buffering': 'no',
};

/** One GET of the client, kept open: a stream or, with long polling, for one batch. */
interface BackChannel {
  readonly response: ServerResponse;
  readonly polling: boolean;
}

/** One WebChannel session: one Listen or Write stream of one client. */
export class Session implements StreamSink {
  readonly id: string;
  readonly #times: SessionTimes;
  readonly #onExpire: () => void;
  readonly #outgoing = new OutgoingMessages();
  #stream: OpenStream | undefined;
  #failed = false;
  #received = 0;
  #sent = 0;
  #back: BackChannel | undefined;
  #flushing = false;
  #noop: NodeJS.Timeout | undefined;
  #deadline: NodeJS.Timeout | undefined;

  constructor(id: string, options: { times: SessionTimes; onExpire: () => void }) {
    this.id = id;
    this.#times = options.times;
    this.#onExpire = options.onExpire;
    this.#awaitBackChannel();
  }

  /** Opens the stream behind the session; an error while opening is sent as its first message. */
  open(openStream: (sink: StreamSink) => OpenStream): void {
    this.#guard(() => {
      this.#stream = openStream(this);
    });
  }

  send(message: ProtoJson): void {
    if (!this.#failed) this.#push(JSON.stringify([message]));
  }

  fail(error: StatusError): void {
    if (this.#failed) return;
    this.#push(JSON.stringify([errorBody(error)]));
    this.#failed = true;
  }

  /** Passes on client messages once each: a request is sent again when its response was lost. */
  receive(offset: number, messages: readonly string[]): void {
    if (offset > this.#received) throw invalid(`Message ${this.#received} is missing.`);
    for (const json of messages.slice(this.#received - offset)) {
      this.#received += 1;
      this.#guard(() => {
        if (!this.#failed) this.#stream?.receive(parseJsonObject(json));
      });
    }
  }

  acknowledge(id: number): void {
    this.#outgoing.acknowledge(id);
  }

  /**
   * The forward channel's response: whether a back channel is open, the last number, the unacknowledged
   * size.
   */
  get state(): readonly [0 | 1, number, number] {
    return [this.#back ? 1 : 0, this.#outgoing.lastId, this.#outgoing.outstandingSize];
  }

  /** Accepts a new GET in place of the old one, and resends the messages above `acknowledged`. */
  attach(response: ServerResponse, acknowledged: number, polling: boolean): void {
    this.release();
    this.acknowledge(acknowledged);
    this.#sent = acknowledged;
    const back = { response, polling };
    this.#back = back;
    response.once('close', () => this.#lost(back));
    response.writeHead(200, backHeaders);
    // A client that receives no first byte in time assumes a buffering proxy and starts to poll.
    response.flushHeaders();
    clearTimeout(this.#deadline);
    this.#noop = setInterval(() => this.#push('["noop"]'), this.#times.noopMs);
    this.#deadline = setTimeout(() => this.release(), this.#times.responseMs);
    if (!polling) this.#push('["noop"]');
    this.#flush();
  }

  /** Ends the session; a reason is first sent inside the stream. */
  close(reason?: StatusError): void {
    if (reason) this.fail(reason);
    this.#flush();
    this.#failed = true;
    this.release();
    clearTimeout(this.#deadline);
    this.#stream?.close();
    this.#stream = undefined;
  }

  /** Ends the open back channel, if there is one; the client then opens another. */
  release(): void {
    const back = this.#back;
    if (!back) return;
    this.#lost(back);
    back.response.end();
  }

  #push(json: string): void {
    this.#outgoing.push(json);
    if (this.#flushing) return;
    this.#flushing = true;
    // The messages of one event are sent in one frame.
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const json = this.#back && this.#outgoing.above(this.#sent);
    if (json === undefined) return;
    this.#sent = this.#outgoing.lastId;
    this.#back?.response.write(frame(json));
    if (this.#back?.polling) this.release();
  }

  #lost(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = undefined;
    clearInterval(this.#noop);
    clearTimeout(this.#deadline);
    this.#awaitBackChannel();
  }

  #awaitBackChannel(): void {
    this.#deadline = setTimeout(this.#onExpire, this.#times.expiryMs);
  }

  #guard(step: () => void): void {
    try {
      step();
    } catch (thrown) {
      this.fail(asStatusError(thrown));
    }
  }
}
