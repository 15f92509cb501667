import { randomUUID } from 'node:crypto';
import { readList } from '../model/json.ts';
import { asStatusError } from '../model/status.ts';
import type { OpenStream, ProtoJson, StreamSink } from './backend.ts';
import { commitWrites } from './commit.ts';
import { type Context, namedDatabase } from './context.ts';
import type { Database } from './database.ts';

/**
 * The server's side of a Write stream. The first message opens the stream and gets a stream id, each
 * later one commits its writes, and the first failure ends the stream.
 */
export class WriteStream implements OpenStream {
  readonly #context: () => Context;
  readonly #sink: StreamSink;
  #database: Database | undefined;
  #answers = 0;
  #open = true;

  constructor(context: () => Context, sink: StreamSink) {
    this.#context = context;
    this.#sink = sink;
  }

  receive(message: ProtoJson): void {
    if (!this.#open) return;
    try {
      this.#sink.send(this.#answer(message));
    } catch (error) {
      this.#open = false;
      this.#sink.fail(asStatusError(error));
    }
  }

  close(): void {
    this.#open = false;
  }

  #answer(message: ProtoJson): ProtoJson {
    const context = this.#context();
    this.#answers += 1;
    const streamToken = Buffer.from(String(this.#answers)).toString('base64');
    if (this.#database === undefined) {
      this.#database = namedDatabase(context, message);
      return { streamId: randomUUID(), streamToken };
    }
    if (readList(message.writes, 'writes').length === 0) return { streamToken };
    const { results, commitTime } = commitWrites(context, this.#database, message.writes);
    return { streamToken, writeResults: results, commitTime };
  }
}
