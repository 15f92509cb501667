import type { Json } from '../support/json-over-rest.ts';
import { WebChannel } from '../support/web-channel.ts';
import { databaseName } from './firestore-rest.ts';

const targetId = 2;
const markerId = 4;

/** A listener that stores its documents and detects when it has received every change. */
export class QueryWatcher {
  readonly #channel: WebChannel;
  readonly #marker: string;
  readonly #documents = new Map<string, unknown>();
  #refused: unknown;
  #markerSeen: unknown;

  private constructor(channel: WebChannel, marker: string) {
    this.#channel = channel;
    this.#marker = marker;
  }

  /** Listens to a query and, on the same stream, to a marker document. */
  static async open(
    port: number,
    root: string,
    parent: string,
    query: Json,
  ): Promise<QueryWatcher> {
    const marker = `${root}/marker/here`;
    const channel = await WebChannel.open(port, 'Listen', databaseName, {
      database: databaseName,
      addTarget: { targetId: markerId, documents: { documents: [marker] } },
    });
    await channel.send({
      database: databaseName,
      addTarget: { targetId, query: { parent, structuredQuery: query } },
    });
    return new QueryWatcher(channel, marker);
  }

  /**
   * Waits for the marker's value and returns the listener's documents: a snapshot is consistent, so
   * it then includes every earlier change. Returns the error if the query was refused or the stream failed.
   */
  async settle(value: string): Promise<unknown> {
    for (let whole = false; !whole && this.#refused === undefined; ) {
      const message = await this.#channel.next();
      this.#take(message);
      whole = this.#markerSeen === value && isSnapshot(message);
    }
    return this.#refused ?? Object.fromEntries([...this.#documents].sort(byName));
  }

  close(): Promise<void> {
    return this.#channel.close();
  }

  #take({ documentChange, documentDelete, documentRemove, targetChange, error, broken }: Json) {
    if (error !== undefined || broken !== undefined) {
      this.#refused = { stream: error ?? broken };
    }
    if (isRecord(documentChange)) {
      this.#change(documentChange);
    }
    for (const gone of [documentDelete, documentRemove]) {
      if (isRecord(gone) && concerns(gone.removedTargetIds)) {
        this.#documents.delete(String(gone.document));
      }
    }
    if (isRecord(targetChange) && concerns(targetChange.targetIds)) {
      if (targetChange.targetChangeType === 'REMOVE') {
        const cause = isRecord(targetChange.cause) ? targetChange.cause.code : undefined;
        this.#refused = { refused: cause };
      }
      if (targetChange.targetChangeType === 'RESET') {
        this.#documents.clear();
      }
    }
  }

  #change({ document, targetIds, removedTargetIds }: Json): void {
    const { name, fields = {} } = isRecord(document) ? document : {};
    if (name === this.#marker) {
      this.#markerSeen = markerValue(fields);
    } else if (concerns(targetIds)) {
      this.#documents.set(String(name), fields);
    } else if (concerns(removedTargetIds)) {
      this.#documents.delete(String(name));
    }
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function concerns(ids: unknown): boolean {
  return Array.isArray(ids) && ids.includes(targetId);
}

/** A snapshot names no target and contains its time. */
function isSnapshot({ targetChange }: Json): boolean {
  return (
    isRecord(targetChange) &&
    targetChange.readTime !== undefined &&
    (!Array.isArray(targetChange.targetIds) || targetChange.targetIds.length === 0)
  );
}

function markerValue(fields: unknown): unknown {
  const value = isRecord(fields) ? fields.value : undefined;
  return isRecord(value) ? value.stringValue : undefined;
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}
