import type { Backend, ProtoJson, StreamSink } from '../engine/backend.ts';
import { wrapBackend } from '../engine/wrap-backend.ts';
import { StatusError } from '../model/status.ts';

/** Reports whether changes outlast a crash. */
export interface Durability {
  /** True when every change so far outlasts a crash. */
  readonly isDurable: boolean;
  /** Resolves when every change so far outlasts a crash; rejects when one never will. */
  durable(): Promise<void>;
}

/**
 * Wraps a backend so that every response, and every message of a stream, waits until every change that
 * it may report outlasts a crash. A change that a client has seen is never undone.
 */
export function deferUntilDurable(backend: Backend, durability: Durability): Backend {
  return wrapBackend(backend, {
    async call(_method, work) {
      try {
        return await work();
      } finally {
        await durability.durable();
      }
    },
    stream(_method, open, sink) {
      const deferring = new DeferringSink(sink, durability);
      const stream = open(deferring);
      return {
        receive: (message) => stream.receive(message),
        close() {
          deferring.close();
          stream.close();
        },
      };
    },
  });
}

/** Passes messages on in order, each when all changes before it outlast a crash. */
class DeferringSink implements StreamSink {
  readonly #sink: StreamSink;
  readonly #durability: Durability;
  #deferred: (() => void)[] = [];
  #open = true;

  constructor(sink: StreamSink, durability: Durability) {
    this.#sink = sink;
    this.#durability = durability;
  }

  send(message: ProtoJson): void {
    this.#defer(() => this.#sink.send(message));
  }

  fail(error: StatusError): void {
    this.#defer(() => this.#sink.fail(error));
  }

  isBehind(): boolean {
    return this.#sink.isBehind?.() ?? false;
  }

  whenDrained(resume: () => void): void {
    this.#sink.whenDrained?.(resume);
  }

  close(): void {
    this.#open = false;
    this.#deferred = [];
  }

  #defer(release: () => void): void {
    if (this.#deferred.length === 0 && this.#durability.isDurable) {
      release();
      return;
    }
    this.#deferred.push(release);
    this.#durability.durable().then(
      () => this.#releaseNext(),
      (error: unknown) => this.#failWith(error),
    );
  }

  // One release for each deferred message, in the order in which they became durable.
  #releaseNext(): void {
    if (this.#open) this.#deferred.shift()?.();
  }

  #failWith(error: unknown): void {
    if (!this.#open) return;
    this.close();
    this.#sink.fail(
      error instanceof StatusError
        ? error
        : new StatusError('UNAVAILABLE', 'The data could not be kept.', { cause: error }),
    );
  }
}
