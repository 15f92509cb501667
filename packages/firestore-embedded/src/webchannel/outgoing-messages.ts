/**
 * The server's messages of one session, numbered from 1 (0 is the handshake's), each kept until
 * the client has acknowledged it, since a broken response may have lost it.
 */
export class OutgoingMessages {
  #kept: string[] = [];
  #firstId = 1;
  #outstandingSize = 0;

  get lastId(): number {
    return this.#firstId + this.#kept.length - 1;
  }

  /** The size of the unacknowledged messages, in UTF-16 code units. */
  get outstandingSize(): number {
    return this.#outstandingSize;
  }

  push(json: string): void {
    this.#kept.push(json);
    this.#outstandingSize += json.length;
  }

  /** Drops the messages up to and including this number. */
  acknowledge(id: number): void {
    const count = Math.min(id - this.#firstId + 1, this.#kept.length);
    if (count <= 0) return;
    for (const json of this.#kept.splice(0, count)) this.#outstandingSize -= json.length;
    this.#firstId += count;
  }

  /** The kept messages above a number as a JSON array of `[number, message]`, if there are any. */
  above(id: number): string | undefined {
    const from = Math.max(id + 1, this.#firstId);
    if (from > this.lastId) return undefined;
    const arrays = this.#kept
      .slice(from - this.#firstId)
      .map((json, index) => `[${from + index},${json}]`);
    return `[${arrays.join(',')}]`;
  }
}
