import { isObject, type JsonObject, readInteger, readText } from '../model/json.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { asStatusError, StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentChange, OpenStream, ProtoJson, StreamSink } from './backend.ts';
import type { Context } from './context.ts';
import type { Database } from './database.ts';
import * as messages from './listen-messages.ts';
import { ListenTarget } from './listen-target.ts';
import { parseTarget, parseTargetOptions } from './parse-target.ts';
import { PendingChanges } from './pending-changes.ts';
import type { Target } from './target.ts';
import type { TargetOwner } from './target-index.ts';

/** The server's side of a Listen stream: its targets, and the messages sent for them. */
export class ListenStream implements OpenStream, TargetOwner {
  readonly #context: () => Context;
  readonly #sink: StreamSink;
  readonly #targets = new Map<number, ListenTarget>();
  #open = true;
  #pending: { readonly changes: PendingChanges; time: Micros } | undefined;

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
    if (this.#pending !== undefined || this.#sink.isBehind?.()) {
      this.#defer(changes, time);
    } else {
      this.#sendChanges(changes, time);
    }
  }

  #sendChanges(changes: ReadonlyMap<Target, readonly DocumentChange[]>, time: Micros): void {
    this.#guard(() => {
      let hasSent = false;
      for (const [{ id }, concerning] of changes) {
        hasSent = this.#follow(id, concerning, time) || hasSent;
      }
      if (hasSent) {
        this.#sink.send(messages.snapshot(time));
      }
    });
  }

  /** Merges the changes of each document for a client that does not read, until it does. */
  #defer(changes: ReadonlyMap<Target, readonly DocumentChange[]>, time: Micros): void {
    if (this.#pending === undefined) {
      this.#sink.whenDrained?.(() => this.#release());
    }
    this.#pending ??= { changes: new PendingChanges(), time };
    this.#pending.changes.add(changes);
    this.#pending.time = time;
  }

  #release(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) {
      const isOpen = (target: Target) => this.#targets.get(target.id)?.target === target;
      this.#sendChanges(pending.changes.of(isOpen), pending.time);
    }
  }

  /** Ends the stream on any error that does not belong to one target. */
  #guard(work: () => void): void {
    if (!this.#open) {
      return;
    }
    try {
      work();
    } catch (error) {
      this.close();
      this.#sink.fail(asStatusError(error));
    }
  }

  #add(json: JsonObject, database: Database): void {
    const id = readInteger(json.targetId, 'target_id') ?? 0;
    if (id === 0 || this.#targets.has(id)) {
      throw new StatusError('INVALID_ARGUMENT', `Target id ${id} is not valid or already in use.`);
    }
    // The new target's snapshot covers all targets, so pending changes are sent first.
    this.#release();
    this.#sink.send(messages.added(id));
    this.#orRefuse(id, () => {
      const options = parseTargetOptions(json);
      const target = parseTarget(id, json);
      const listening = new ListenTarget(target, database, this.#context);
      this.#sendAll(listening.begin(options));
      if (options.once) {
        this.#sink.send(messages.removed(id));
        return;
      }
      this.#targets.set(id, listening);
      database.targets.add(target, this);
    });
  }

  /** Returns whether anything was sent. */
  #follow(id: number, changes: readonly DocumentChange[], time: Micros): boolean {
    const listening = this.#targets.get(id);
    if (listening === undefined) {
      return false;
    }
    let hasSent = false;
    this.#orRefuse(id, () => {
      const following = listening.follow(changes, time);
      this.#sendAll(following);
      hasSent = following.length > 0;
    });
    const isRefused = !this.#targets.has(id);
    return hasSent || isRefused;
  }

  #sendAll(all: readonly ProtoJson[]): void {
    for (const message of all) {
      this.#sink.send(message);
    }
  }

  /** Removes a target that fails, with the reason; the others continue. */
  #orRefuse(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StatusError)) {
        throw error;
      }
      this.#remove(id);
      this.#sink.send(messages.removed(id, error));
    }
  }

  #removeOnRequest(id: number): void {
    if (this.#remove(id)) {
      this.#sink.send(messages.removed(id));
    }
  }

  #remove(id: number): boolean {
    const listening = this.#targets.get(id);
    listening?.database.targets.remove(listening.target);
    return this.#targets.delete(id);
  }
}
