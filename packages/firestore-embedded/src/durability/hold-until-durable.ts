import type { Backend, OpenStream, ProtoJson, StreamSink } from '../engine/backend.ts';
import { StatusError } from '../model/status.ts';

/** Tells what outlasts a crash. */
export interface Durability {
  /** True when everything that happened so far does. */
  readonly isDurable: boolean;
  /** Resolves when it does; rejects when it never will. */
  durable(): Promise<void>;
}

/**
 * The backend with every answer, and every message of a stream, held back until all that it may
 * tell of outlasts a crash: what anybody has seen is never undone.
 */
export function holdUntilDurable(backend: Backend, durability: Durability): Backend {
  async function held<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      await durability.durable();
    }
  }
  function heldStream(open: (sink: StreamSink) => OpenStream, sink: StreamSink): OpenStream {
    const holding = new HoldingSink(sink, durability);
    const stream = open(holding);
    return {
      receive: (message) => stream.receive(message),
      close() {
        holding.close();
        stream.close();
      },
    };
  }
  return {
    unary: (method, request, caller) => held(backend.unary(method, request, caller)),
    serverStream: (method, request, caller) => held(backend.serverStream(method, request, caller)),
    openListen: (caller, sink) => heldStream((inner) => backend.openListen(caller, inner), sink),
    openWrite: (caller, sink) => heldStream((inner) => backend.openWrite(caller, inner), sink),
    onCommit: (observer) => backend.onCommit(observer),
    setRules: (ruleset, project) => backend.setRules(ruleset, project),
    clear: (database) => backend.clear(database),
  };
}

/** Passes messages on in order, each when what came before it outlasts a crash. */
class HoldingSink implements StreamSink {
  readonly #sink: StreamSink;
  readonly #durability: Durability;
  #held: (() => void)[] = [];
  #open = true;

  constructor(sink: StreamSink, durability: Durability) {
    this.#sink = sink;
    this.#durability = durability;
  }

  send(message: ProtoJson): void {
    this.#hold(() => this.#sink.send(message));
  }

  fail(error: StatusError): void {
    this.#hold(() => this.#sink.fail(error));
  }

  close(): void {
    this.#open = false;
    this.#held = [];
  }

  #hold(release: () => void): void {
    if (this.#held.length === 0 && this.#durability.isDurable) {
      release();
      return;
    }
    this.#held.push(release);
    this.#durability.durable().then(
      () => this.#releaseNext(),
      (error: unknown) => this.#failWith(error),
    );
  }

  // One release for each that is held, in the order in which they came to be durable.
  #releaseNext(): void {
    if (this.#open) this.#held.shift()?.();
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
