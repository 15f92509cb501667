import { type JsonObject, readFlag, readInteger, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros, parseTimestamp } from '../model/timestamp.ts';
import type { StoredDocument } from '../model/value.ts';
import { authorizeGet, authorizeList } from './authorize.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import type { Context } from './context.ts';
import type { Database } from './database.ts';
import { PatchedSource } from './document-store.ts';
import * as messages from './listen-messages.ts';
import { diffResults, type Target, type TargetDelta } from './target.ts';

export interface TargetOptions {
  /** The instant up to which the client has received everything. */
  readonly resumeFrom?: Micros;
  /** The number of documents that the client has for the target it resumes. */
  readonly expectedCount?: number;
}

export function parseTargetOptions(json: JsonObject): TargetOptions {
  if (readFlag(json.once, 'once')) {
    throw new StatusError(
      'UNIMPLEMENTED',
      'Targets for one answer alone are not supported by this server: run a query.',
    );
  }
  const token = readText(json.resumeToken, 'resume_token');
  const readTime = readText(json.readTime, 'read_time');
  const expectedCount = readInteger(json.expectedCount, 'expected_count');
  return {
    ...(token !== ''
      ? { resumeFrom: messages.decodeResumeToken(token) }
      : readTime !== '' && { resumeFrom: parseTimestamp(readTime) }),
    ...(expectedCount !== undefined && { expectedCount }),
  };
}

/** One target of a Listen stream in its database, and the messages that its client may receive. */
export class ListenTarget {
  readonly target: Target;
  readonly database: Database;
  readonly #context: () => Context;

  constructor(target: Target, database: Database, context: () => Context) {
    this.target = target;
    this.database = database;
    this.#context = context;
  }

  /** The messages that bring the client up to date, with the snapshot after them; throws when denied. */
  begin(options: TargetOptions): readonly ProtoJson[] {
    const { database, target } = this;
    const time = database.clock.readTime();
    this.#authorize(time);
    if ('scope' in target.watched) this.#context().indexes?.demand(target.watched);
    const documents = target.evaluate(database.store);
    target.reset(documents);
    return [
      ...this.#catchUp(documents, options, time),
      messages.current(target.id, time),
      messages.snapshot(time),
    ];
  }

  /**
   * The changes since the instant from which a client resumes; the whole result when the log does not
   * cover it, or when the client has another number of documents.
   */
  #catchUp(
    documents: readonly StoredDocument[],
    { resumeFrom, expectedCount }: TargetOptions,
    time: Micros,
  ): readonly ProtoJson[] {
    const { database, target } = this;
    if (resumeFrom === undefined) return this.#wholeResult(documents, time);
    const earlier = resumeFrom > time ? undefined : database.log.undo(resumeFrom);
    const known = earlier && target.evaluate(new PatchedSource(database.store, earlier));
    if (known === undefined || (expectedCount ?? known.length) !== known.length) {
      return [messages.reset(target.id, time), ...this.#wholeResult(documents, time)];
    }
    const before = new Map(known.map((document) => [document.name, document]));
    return this.#messagesOf(diffResults(before, documents), (name) =>
      this.#goneMessage(name, time),
    );
  }

  #wholeResult(documents: readonly StoredDocument[], time: Micros): readonly ProtoJson[] {
    const { watched, id } = this.target;
    const present = new Set(documents.map(({ name }) => name));
    const missing = 'scope' in watched ? [] : [...watched].filter((name) => !present.has(name));
    return this.#messagesOf({ changed: documents, removed: missing }, (name) =>
      messages.deleted(name, id, time),
    );
  }

  /** The messages for a commit; throws when the rules now deny the target. */
  follow(changes: readonly DocumentChange[] | undefined, time: Micros): readonly ProtoJson[] {
    const { database, target } = this;
    const delta = target.follow(changes, database.store);
    // The rules may depend on other documents, and on the new versions of the watched ones.
    if (delta.changed.length > 0) this.#authorize(time);
    return this.#messagesOf(delta, (name) => {
      const document = database.store.get(name);
      const isChanged = changes?.some((change) => change.name === name) ?? true;
      return document !== undefined && isChanged && this.#mayBeShown(name, time)
        ? messages.leaving(target.present(document), target.id)
        : this.#goneMessage(name, time);
    });
  }

  #messagesOf({ changed, removed }: TargetDelta, removal: (name: string) => ProtoJson) {
    const { target } = this;
    return [
      ...changed.map((document) => messages.changed(target.present(document), target.id)),
      ...removed.map(removal),
    ];
  }

  /** The message for a document that has been deleted, or has left the target. */
  #goneMessage(name: string, time: Micros): ProtoJson {
    const isDeleted = this.database.store.get(name) === undefined;
    const message = isDeleted ? messages.deleted : messages.dropped;
    return message(name, this.target.id, time);
  }

  /** Throws unless the caller may see all documents that the target watches. */
  #authorize(micros: Micros): void {
    const { watched } = this.target;
    const { store } = this.database;
    const time = formatTimestamp(micros);
    const { access } = this.#context();
    if ('scope' in watched) authorizeList(access, watched, store, time);
    else for (const name of watched) authorizeGet(access, name, store, time);
  }

  /** The permission of the query does not cover a document that no longer matches. */
  #mayBeShown(name: string, time: Micros): boolean {
    try {
      authorizeGet(this.#context().access, name, this.database.store, formatTimestamp(time));
      return true;
    } catch (error) {
      if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') return false;
      throw error;
    }
  }
}
