import type { ProtoJson } from '../../src/engine/backend.ts';
import { textOf } from './contents.ts';
import { Violation } from './violation.ts';

export const targetId = 2;

/** A resume token, and the life of the server in which it was issued. */
interface Token {
  readonly text: string;
  readonly life: number;
}

/** A client's view, built from its target's messages. Changes apply when a snapshot is complete. */
export class ListenerView {
  readonly documents = new Map<string, string>();
  readonly #onRead: (fields: object) => void;
  #partial: ((view: Map<string, string>) => void)[] = [];
  #token: Token | undefined;
  #life = 0;
  isCurrent = false;

  constructor(onRead: (fields: object) => void) {
    this.#onRead = onRead;
  }

  /** Begins a stream in this life of the server; returns the resume token. */
  begin(life: number): string | undefined {
    this.#life = life;
    this.isCurrent = false;
    return this.#token && asIssued(this.#token, life);
  }

  /** Discards the incomplete snapshot of a lost stream; keeps the documents. */
  interrupt(): void {
    this.#partial = [];
  }

  take(message: ProtoJson): void {
    const { documentChange, documentDelete, documentRemove, targetChange, filter } = message;
    if (documentChange !== undefined) this.#change(Object(documentChange));
    for (const gone of [documentDelete, documentRemove]) {
      if (gone !== undefined) {
        const { document } = Object(gone);
        this.#partial.push((view) => void view.delete(document));
      }
    }
    if (filter !== undefined) this.#token = undefined;
    if (targetChange !== undefined) this.#takeTargetChange(Object(targetChange));
  }

  #change({ document, targetIds = [] }: { document: ProtoJson; targetIds?: number[] }): void {
    const name = String(document.name);
    const fields = Object(document.fields);
    this.#onRead(fields);
    const isIn = targetIds.includes(targetId);
    this.#partial.push((view) =>
      isIn ? void view.set(name, textOf(fields)) : void view.delete(name),
    );
  }

  #takeTargetChange(change: {
    targetChangeType?: string;
    targetIds?: number[];
    resumeToken?: string;
    cause?: { message: string };
  }): void {
    const { targetChangeType, targetIds = [], resumeToken, cause } = change;
    if (targetChangeType === 'RESET') this.#partial.push((view) => view.clear());
    if (targetChangeType === 'CURRENT') this.isCurrent = true;
    if (targetChangeType === 'REMOVE')
      throw new Violation(`A target was removed: ${cause?.message}`);
    if (targetIds.length > 0 || resumeToken === undefined) return;
    for (const apply of this.#partial) apply(this.documents);
    this.#partial = [];
    if (this.isCurrent) this.#token = { text: resumeToken, life: this.#life };
  }
}

/**
 * Returns a token of another life as another process would have issued it. All lives of the simulated
 * server run in one process, so their tokens would otherwise look as if one server had issued them.
 */
function asIssued({ text, life }: Token, now: number): string {
  if (life === now) return text;
  const [, time] = Buffer.from(text, 'base64').toString().split('.');
  return Buffer.from(`life${life}.${time}`).toString('base64');
}
