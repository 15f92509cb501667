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
    if (target.watched.kind === 'query') this.#context().indexes?.demand(target.watched.query);
    const documents = target.evaluate(database.store);
    target.reset(documents);
    return [
      ...catchUp(target, documents, options, database, time),
      messages.current(target.id, time),
      messages.snapshot(time),
    ];
  }

  /** The messages for a commit; throws when the rules now deny the target. */
  follow(changes: readonly DocumentChange[], time: Micros): readonly ProtoJson[] {
    const { database, target } = this;
    const { changed, removed } = target.follow(changes, database.store);
    // The rules may depend on other documents, and on the new versions of the watched ones.
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

  /** The message for a document that has left: deleted, no longer a match, or beyond the limit. */
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

  /** The permission of the query does not cover a document that no longer matches. */
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
