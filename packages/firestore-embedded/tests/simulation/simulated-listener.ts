import type { Backend, OpenStream, ProtoJson, StreamSink } from '../../src/engine/backend.ts';
import type { StatusError } from '../../src/model/status.ts';
import type { Contents } from './contents.ts';
import { ListenerView, targetId } from './listener-view.ts';
import { database, owner } from './names.ts';
import type { Scheduler } from './scheduler.ts';
import { Violation } from './violation.ts';

/** The number of unread messages at which a client counts as behind. */
const behindAt = 6;
/** The limit of unread messages: the rest of some commits, and one merged change of each document. */
const mostUnread = 120;

/** A listener's target: its `AddTarget`, and a function that reads its current contents. */
export interface ListenedTarget {
  readonly target: ProtoJson;
  readonly fresh: (backend: Backend) => Promise<Contents>;
}

/** A listening client that may be slow, stall, or disconnect and resume with its token. */
export class SimulatedListener {
  readonly #scheduler: Scheduler;
  readonly #target: ListenedTarget;
  readonly #view: ListenerView;
  #unread: ProtoJson[] = [];
  #stream: OpenStream | undefined;
  #connection = 0;
  #drained: (() => void)[] = [];
  isStalled = false;

  constructor(scheduler: Scheduler, target: ListenedTarget, onRead: (fields: object) => void) {
    this.#scheduler = scheduler;
    this.#target = target;
    this.#view = new ListenerView(onRead);
  }

  get isOpen(): boolean {
    return this.#stream !== undefined;
  }

  /** Resumes with the last token, or occasionally with a read time ahead of the clock. */
  open(backend: Backend, life: number): void {
    const resumeToken = this.#view.begin(life);
    const sink = this.#sink();
    this.#stream = backend.openListen(owner, sink);
    const { random, now } = this.#scheduler;
    const isAhead = random.chance(0.05);
    const readTime = new Date(now + 3_600_000).toISOString();
    const resume = isAhead ? { readTime } : resumeToken && { resumeToken };
    const addTarget = { ...this.#target.target, targetId, ...resume };
    this.#stream.receive({ database, addTarget });
  }

  /** Loses the connection; the client keeps its documents. */
  lose(closesStream: boolean): void {
    const stream = this.#stream;
    this.#stream = undefined;
    this.#connection += 1;
    this.#unread = [];
    this.#view.interrupt();
    this.#drained = [];
    if (closesStream) stream?.close();
  }

  /** Resumes reading after a stall. */
  resume(): void {
    this.isStalled = false;
    for (const _ of this.#unread) this.#readLater();
  }

  async check(backend: Backend): Promise<void> {
    const wanted = await this.#target.fresh(backend);
    const target = JSON.stringify(this.#target.target);
    if (!this.#view.isCurrent)
      throw new Violation(`The listener of ${target} never became current.`);
    const differing = [...new Set([...wanted.keys(), ...this.#view.documents.keys()])].filter(
      (name) => wanted.get(name) !== this.#view.documents.get(name),
    );
    if (differing.length > 0) {
      throw new Violation(`A quiet listener of ${target} differs in ${differing.join(', ')}.`);
    }
  }

  #sink(): StreamSink {
    this.#connection += 1;
    const connection = this.#connection;
    const isMine = () => this.#connection === connection;
    return {
      send: (message) => {
        if (isMine()) this.#scheduler.guard(() => this.#receive(message));
      },
      fail: (error) => {
        if (isMine()) this.#scheduler.guard(() => this.#failed(error));
      },
      isBehind: () => this.#unread.length >= behindAt,
      whenDrained: (resume) => void this.#drained.push(resume),
    };
  }

  #failed(error: StatusError): void {
    if (error.status !== 'UNAVAILABLE') throw new Violation(`A stream failed: ${error.message}`);
    this.lose(true);
  }

  #receive(message: ProtoJson): void {
    this.#unread.push(message);
    if (this.#unread.length > mostUnread) {
      throw new Violation(`${this.#unread.length} messages wait for a client that does not read.`);
    }
    this.#readLater();
  }

  #readLater(): void {
    if (this.isStalled) return;
    this.#scheduler.post('world', 'read', () => this.#read());
  }

  #read(): void {
    if (this.isStalled) return;
    const message = this.#unread.shift();
    if (message !== undefined) this.#view.take(message);
    if (this.#unread.length > 0) return;
    const drained = this.#drained;
    this.#drained = [];
    for (const resume of drained) resume();
  }
}
