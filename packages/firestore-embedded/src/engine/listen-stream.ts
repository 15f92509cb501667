import { isObject, type JsonObject, readInteger, readText } from '../model/json.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { asStatusError, invalid, StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentChange, OpenStream, ProtoJson, StreamSink } from './backend.ts';
import type { Context } from './context.ts';
import type { Database, TargetOwner } from './database.ts';
import * as messages from './listen-messages.ts';
import { ListenTarget, parseTargetOptions } from './listen-target.ts';
import { parseTarget, type Target } from './target.ts';

/** By target; undefined for unknown changes, after which the target is evaluated again. */
type Changes = ReadonlyMap<Target, readonly DocumentChange[] | undefined>;

/** The server's side of a Listen stream: its targets, and the messages sent for them. */
export class ListenStream implements OpenStream, TargetOwner {
  readonly #context: () => Context;
  readonly #sink: StreamSink;
  readonly #targets = new Map<number, ListenTarget>();
  #open = true;
  /** The targets that have changed while the client did not read. */
  #stale: Set<Target> | undefined;

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
        const id = readInteger(message.removeTarget, 'remove_target') ?? 0;
        if (this.#remove(id)) this.#sink.send(messages.removed(id));
      }
    });
  }

  close(): void {
    this.#open = false;
    for (const { target, database } of this.#targets.values()) database.targets.delete(target);
    this.#targets.clear();
  }

  onCommit(changes: Changes, time: Micros): void {
    if (this.#stale === undefined && !this.#sink.isBehind?.()) {
      this.#sendChanges(changes, time);
      return;
    }
    // Once the client has read, it gets the difference between what it has and the state of then.
    if (this.#stale === undefined) this.#sink.whenDrained?.(() => this.#refresh());
    this.#stale ??= new Set();
    for (const target of changes.keys()) this.#stale.add(target);
  }

  #sendChanges(changes: Changes, time: Micros): void {
    this.#guard(() => {
      let hasSent = false;
      for (const [target, concerning] of changes) {
        hasSent = this.#follow(target, concerning, time) || hasSent;
      }
      if (hasSent) this.#sink.send(messages.snapshot(time));
    });
  }

  #refresh(): void {
    const stale = this.#stale ?? [];
    this.#stale = undefined;
    const [first] = this.#targets.values();
    const time = first?.database.clock.readTime();
    if (time !== undefined) {
      this.#sendChanges(new Map(Array.from(stale, (target) => [target, undefined])), time);
    }
  }

  /** Ends the stream on any error that does not belong to one target. */
  #guard(work: () => void): void {
    if (!this.#open) return;
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
      throw invalid(`Target id ${id} is not valid or already in use.`);
    }
    // The new target's snapshot covers all targets, so pending changes are sent first.
    this.#refresh();
    this.#sink.send(messages.added(id));
    this.#orRefuse(id, () => {
      const target = parseTarget(id, json);
      const listening = new ListenTarget(target, database, this.#context);
      this.#sendAll(listening.begin(parseTargetOptions(json)));
      this.#targets.set(id, listening);
      database.targets.set(target, this);
    });
  }

  /** Returns whether anything was sent. */
  #follow(target: Target, changes: readonly DocumentChange[] | undefined, time: Micros): boolean {
    const listening = this.#targets.get(target.id);
    // Pending changes may be those of a target that has been removed since.
    if (listening?.target !== target) return false;
    let hasSent = false;
    this.#orRefuse(target.id, () => {
      const following = listening.follow(changes, time);
      this.#sendAll(following);
      hasSent = following.length > 0;
    });
    const isRefused = !this.#targets.has(target.id);
    return hasSent || isRefused;
  }

  #sendAll(all: readonly ProtoJson[]): void {
    for (const message of all) this.#sink.send(message);
  }

  /** Removes a target that fails, with the reason; the others continue. */
  #orRefuse(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.#remove(id);
      this.#sink.send(messages.removed(id, error));
    }
  }

  #remove(id: number): boolean {
    const listening = this.#targets.get(id);
    listening?.database.targets.delete(listening.target);
    return this.#targets.delete(id);
  }
}
