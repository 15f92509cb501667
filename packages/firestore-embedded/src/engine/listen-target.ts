import type { StoredDocument } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import { authorizeGet } from './authorize.ts';
import { authorizeTarget } from './authorize-target.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import { catchUp } from './catch-up.ts';
import type { Context } from './context.ts';
import type { Database } from './database.ts';
import * as messages from './listen-messages.ts';
import type { TargetOptions } from './parse-target.ts';
import type { Target } from './target.ts';

/** One target of a Listen stream in its database: the messages that its client may get, and gets. */
export class ListenTarget {
  readonly target: Target;
  readonly database: Database;
  readonly #context: () => Context;

  constructor(target: Target, database: Database, context: () => Context) {
    this.target = target;
    this.database = database;
    this.#context = context;
  }

  /** The messages that bring the client up to date, and the snapshot that ends them; throws when denied. */
  begin(options: TargetOptions): readonly ProtoJson[] {
    const { database, target } = this;
    const time = database.clock.readTime();
    this.#authorize(time);
    if (target.watched.kind === 'query') this.#context().indexes?.demand(target.watched.query);
    const documents = target.evaluate(database.store);
    target.reset(documents);
    return [
      ...catchUp(target, documents, options, database, time),
      messages.current(target.id, time),
      messages.snapshot(time),
    ];
  }

  /** The messages of a commit to the client; throws when the rules now deny it. */
  follow(changes: readonly DocumentChange[], time: Micros): readonly ProtoJson[] {
    const { database, target } = this;
    const { changed, removed } = target.follow(changes, database.store);
    // Its rules may look at other documents, and at what the ones it watches have become.
    if (changed.length > 0) {
      this.#authorize(time);
    }
    return [
      ...changed.map((document) => messages.changed(target.present(document), target.id)),
      ...removed.map((name) => this.#removalMessage(name, changes, time)),
    ];
  }

  #authorize(time: Micros): void {
    const { database, target } = this;
    authorizeTarget(this.#context().access, target, database.store, formatTimestamp(time));
  }

  /** How a document leaves: deleted, changed so that it matches no more, or crowded out. */
  #removalMessage(name: string, changes: readonly DocumentChange[], time: Micros): ProtoJson {
    const { database, target } = this;
    const document = database.store.get(name);
    if (document === undefined) {
      return messages.deleted(name, target.id, time);
    }
    const changedNow = changes.some((change) => change.name === name);
    if (!changedNow || !this.#mayBeShown(document, time)) {
      return messages.dropped(name, target.id, time);
    }
    return messages.leaving(target.present(document), target.id);
  }

  /** A document that matches no more is no longer covered by what the query was allowed. */
  #mayBeShown({ name }: StoredDocument, time: Micros): boolean {
    try {
      const { store } = this.database;
      authorizeGet(this.#context().access, name, store, formatTimestamp(time));
      return true;
    } catch (error) {
      if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') {
        return false;
      }
      throw error;
    }
  }
}
