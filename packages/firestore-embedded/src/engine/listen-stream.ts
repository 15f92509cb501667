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

type Changes = ReadonlyMap<Target, readonly DocumentChange[]>;

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
    if (this.#pending === undefined && !this.#sink.isBehind?.()) {
      this.#sendChanges(changes, time);
      return;
    }
    // Merges the changes of each document for a client that does not read, until it does.
    if (this.#pending === undefined) this.#sink.whenDrained?.(() => this.#release());
    this.#pending ??= { changes: new PendingChanges(), time };
    this.#pending.changes.add(changes);
    this.#pending.time = time;
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

  #release(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#sendChanges(pending.changes.all(), pending.time);
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
    this.#release();
    this.#sink.send(messages.added(id));
    this.#orRefuse(id, () => {
      const options = parseTargetOptions(json);
      const target = parseTarget(id, json);
      const listening = new ListenTarget(target, database, this.#context);
      this.#sendAll(listening.begin(options));
      if (options.once) {
        this.#sink.send(messages.removed(id));
      } else {
        this.#targets.set(id, listening);
        database.targets.set(target, this);
      }
    });
  }

  /** Returns whether anything was sent. */
  #follow(target: Target, changes: readonly DocumentChange[], time: Micros): boolean {
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

/** Changes for targets whose client is behind: at most one per target and document. */
class PendingChanges {
  readonly #byTarget = new Map<Target, Map<string, DocumentChange>>();

  add(changes: Changes): void {
    for (const [target, list] of changes) {
      const pending = this.#byTarget.get(target) ?? new Map<string, DocumentChange>();
      this.#byTarget.set(target, pending);
      for (const change of list) {
        const first = pending.get(change.name);
        // From before the first change to after the last one.
        const { before: _between, ...last } = change;
        const before = first === undefined ? change.before : first.before;
        pending.set(change.name, { ...last, ...(before && { before }) });
      }
    }
  }

  all(): Changes {
    return new Map(Array.from(this.#byTarget, ([target, all]) => [target, [...all.values()]]));
  }
}
