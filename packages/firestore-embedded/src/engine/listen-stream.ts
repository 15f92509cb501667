import type { StoredDocument } from '../model/document.ts';
import { isObject, type JsonObject, readInteger, readText } from '../model/json.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import { authorizeTarget, authorizeTargetDocument } from './authorize-target.ts';
import type { DocumentChange, OpenStream, ProtoJson, StreamSink } from './backend.ts';
import { catchUp } from './catch-up.ts';
import type { Context } from './context.ts';
import type { Database } from './database.ts';
import * as messages from './listen-messages.ts';
import { parseTarget, parseTargetOptions, type TargetOptions } from './parse-target.ts';
import type { Target } from './target.ts';
import type { TargetOwner } from './target-index.ts';

/** The server's side of a Listen stream: its targets, and what their client has been told. */
export class ListenStream implements OpenStream, TargetOwner {
  readonly #context: () => Context;
  readonly #sink: StreamSink;
  readonly #targets = new Map<number, { target: Target; database: Database }>();
  #open = true;

  constructor(context: () => Context, sink: StreamSink) {
    this.#context = context;
    this.#sink = sink;
  }

  receive(message: ProtoJson): void {
    this.#guard(() => {
      if (isObject(message.addTarget)) {
        const name = parseDatabaseName(readText(message.database, 'database'));
        this.#add(message.addTarget, this.#context().open(name));
      } else {
        this.#removeOnRequest(readInteger(message.removeTarget, 'remove_target') ?? 0);
      }
    });
  }

  close(): void {
    this.#open = false;
    for (const { target, database } of this.#targets.values()) {
      database.targets.remove(target);
    }
    this.#targets.clear();
  }

  onCommit(changes: ReadonlyMap<Target, readonly DocumentChange[]>, time: Micros): void {
    this.#guard(() => {
      let said = false;
      for (const [target, concerning] of changes) {
        said = this.#follow(target, concerning, time) || said;
      }
      if (said) {
        this.#sink.send(messages.snapshot(time));
      }
    });
  }

  /** Any error that is not one target's own ends the stream. */
  #guard(work: () => void): void {
    if (!this.#open) {
      return;
    }
    try {
      work();
    } catch (error) {
      this.close();
      this.#sink.fail(
        error instanceof StatusError
          ? error
          : new StatusError('INTERNAL', 'The listen stream failed.', { cause: error }),
      );
    }
  }

  #add(json: JsonObject, database: Database): void {
    const id = readInteger(json.targetId, 'target_id') ?? 0;
    if (id === 0 || this.#targets.has(id)) {
      throw new StatusError('INVALID_ARGUMENT', `Target id ${id} is not valid or already in use.`);
    }
    this.#sink.send(messages.added(id));
    try {
      const options = parseTargetOptions(json);
      this.#begin(parseTarget(id, json), options, database);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #begin(target: Target, options: TargetOptions, database: Database): void {
    const time = database.clock.readTime();
    const documents = target.evaluate(database.store);
    const { access } = this.#context();
    authorizeTarget(access, target, documents, database.store, formatTimestamp(time));
    for (const message of catchUp(target, documents, options, database, time)) {
      this.#sink.send(message);
    }
    this.#sink.send(messages.current(target.id, time));
    this.#sink.send(messages.snapshot(time));
    if (options.once) {
      this.#sink.send(messages.removed(target.id));
      return;
    }
    target.reset(documents);
    this.#targets.set(target.id, { target, database });
    database.targets.add(target, this);
  }

  #follow(target: Target, changes: readonly DocumentChange[], time: Micros): boolean {
    const database = this.#targets.get(target.id)?.database;
    if (database === undefined) {
      return false;
    }
    const { changed, removed } = target.follow(changes, database.store);
    try {
      for (const document of changed) {
        this.#authorize(target, document, database, time);
      }
    } catch (error) {
      this.#refuse(target.id, error);
      return true;
    }
    for (const document of changed) {
      this.#sink.send(messages.changed(target.present(document), target.id));
    }
    for (const name of removed) {
      this.#sink.send(this.#farewell(target, name, changes, database, time));
    }
    return changed.length + removed.length > 0;
  }

  #authorize(target: Target, document: StoredDocument, database: Database, time: Micros): void {
    const { access } = this.#context();
    authorizeTargetDocument(access, target, document, database.store, formatTimestamp(time));
  }

  /** How a document leaves: deleted, changed so that it matches no more, or crowded out. */
  #farewell(
    target: Target,
    name: string,
    changes: readonly DocumentChange[],
    database: Database,
    time: Micros,
  ): ProtoJson {
    const document = database.store.get(name);
    if (document === undefined) {
      return messages.deleted(name, target.id, time);
    }
    const changedNow = changes.some((change) => change.name === name);
    if (!changedNow || !this.#mayBeShown(target, document, database, time)) {
      return messages.dropped(name, target.id, time);
    }
    return messages.leaving(target.present(document), target.id);
  }

  /** A document may have left because its new content is not for this client to see. */
  #mayBeShown(target: Target, document: StoredDocument, database: Database, time: Micros): boolean {
    try {
      this.#authorize(target, document, database, time);
      return true;
    } catch (error) {
      if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') {
        return false;
      }
      throw error;
    }
  }

  #refuse(id: number, error: unknown): void {
    if (!(error instanceof StatusError)) {
      throw error;
    }
    this.#forget(id);
    this.#sink.send(messages.removed(id, error));
  }

  #removeOnRequest(id: number): void {
    if (this.#forget(id)) {
      this.#sink.send(messages.removed(id));
    }
  }

  #forget(id: number): boolean {
    const entry = this.#targets.get(id);
    entry?.database.targets.remove(entry.target);
    return this.#targets.delete(id);
  }
}
