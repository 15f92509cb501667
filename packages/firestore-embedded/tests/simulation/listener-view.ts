import type { ProtoJson } from '../../src/engine/backend.ts';
import { textOf } from './contents.ts';
import { Violation } from './violation.ts';

export const targetId = 2;

/** A resume token, and the life of the server that issued it. */
interface Token {
  readonly text: string;
  readonly life: number;
}

/** A client's view from the messages of its target: a snapshot counts when it is whole. */
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

  /** Begins a stream of this life of the server; answers the token to resume with. */
  begin(life: number): string | undefined {
    this.#life = life;
    this.isCurrent = false;
    return this.#token && asIssued(this.#token, life);
  }

  /** The stream is gone; what is known, stays known. */
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
 * All lives of the simulated server are in one process, which issues all their tokens: to each life
 * those of another look as if another process had issued them.
 */
function asIssued({ text, life }: Token, now: number): string {
  if (life === now) return text;
  const [, time] = Buffer.from(text, 'base64').toString().split('.');
  return Buffer.from(`life${life}.${time}`).toString('base64');
}
