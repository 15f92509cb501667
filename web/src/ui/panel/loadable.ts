import { reloadForNewBuild, reloadIfServed } from '../browser/served-build.ts';
import { within } from '../browser/within.ts';

export type LoadState<Value> =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'loaded'; readonly value: Value }
  /** All attempts have failed; a new object for each failure. */
  | { readonly kind: 'failed'; readonly error: unknown };

// Two further attempts, so that a failure is shown within some seconds.
const pausesMs = [1000, 2000];
// A server that accepts a request may never answer it. Code that arrives later is used nevertheless.
const attemptLimitMs = 20_000;

const listeners = new Set<() => void>();

/** Everything that loads later, in the order of its creation. */
export const allLoadables = new Set<Loadable<unknown>>();

/** Calls back after each change of any loadable's state. */
export function followLoading(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * A value whose code is a file of its own. A failure is kept until the visitor or a return of the network
 * asks again.
 *
 * Browsers of before 2026 keep a failed import for the lifetime of the page
 * (https://github.com/whatwg/html/pull/10327). There a further attempt requests nothing, and `retry` reloads
 * the page.
 */
export class Loadable<Value> {
  readonly #import: () => Promise<Value>;
  #state: LoadState<Value> = { kind: 'awaited' };
  #attempts = 0;
  #attempt: Promise<void> | undefined;
  #loading: Promise<void> | undefined;
  #retrying: Promise<void> | undefined;
  readonly #arrival = createSignal();
  readonly #settling = createSignal();
  readonly #counts = { places: 0, failures: 0 };

  constructor(importValue: () => Promise<Value>) {
    this.#import = importValue;
    allLoadables.add(this);
  }

  readonly getState = (): LoadState<Value> => this.#state;

  /** Resolves when it has loaded. */
  readonly arrival = this.#arrival.emitted;

  /** Resolves when it has loaded or failed. */
  readonly settling = this.#settling.emitted;

  /** Loads it in one attempt, before it is needed; rejects if that attempt fails or has failed. */
  readonly preload = async (): Promise<void> => {
    if (this.#state.kind === 'loaded') return;
    if (this.#attempts > 0 && !this.#attempt) throw new Error('The attempt to load it has failed');
    await this.#try();
  };

  /** Loads it because it is needed, in three spaced attempts at most. */
  readonly load = (): void => {
    if (this.#state.kind === 'awaited') this.#loading ??= this.#trySpaced();
  };

  readonly #tryAgain = async (): Promise<void> => {
    if (this.#state.kind !== 'failed') return;
    try {
      await this.#try();
    } catch (error) {
      this.#fail(error);
    }
  };

  /** Loads it once more because the visitor asks for it, and reloads the page if that fails. */
  readonly retry = (): void => {
    if (this.#state.kind !== 'failed') return;
    this.#retrying ??= this.#tryOrReload().finally(() => {
      this.#retrying = undefined;
    });
  };

  /** Counts a place of the page that needs it, or that shows its failure; returns a function that ends it. */
  readonly count = (what: 'places' | 'failures'): (() => void) => {
    const add = (by: number) => {
      this.#counts[what] += by;
      notify();
    };
    add(1);
    return () => add(-1);
  };

  /** Whether it has failed to load, and the page needs it and shows its failure nowhere. */
  readonly isMissing = (): boolean =>
    this.#state.kind === 'failed' && this.#counts.places > 0 && this.#counts.failures === 0;

  #try(): Promise<void> {
    this.#attempt ??= this.#tryOnce().finally(() => {
      this.#attempt = undefined;
    });
    return this.#attempt;
  }

  async #tryOnce(): Promise<void> {
    this.#attempts += 1;
    const arrival = this.#import().then((value) => this.#become({ kind: 'loaded', value }));
    await within(attemptLimitMs, arrival);
  }

  async #trySpaced(): Promise<void> {
    try {
      await this.#try();
    } catch (error) {
      const pauseMs = pausesMs[this.#attempts - 1];
      if (pauseMs === undefined) return this.#giveUp(error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await this.#trySpaced();
    }
  }

  async #giveUp(error: unknown): Promise<void> {
    // A site that answers lacks the file, which its operators must learn.
    if ((await reloadForNewBuild()) !== 'unreachable') {
      reportError(new Error('A part of the page did not load', { cause: error }));
    }
    this.#fail(error);
  }

  async #tryOrReload(): Promise<void> {
    try {
      await this.#try();
    } catch (error) {
      await reloadIfServed();
      this.#become({ kind: 'failed', error });
    }
  }

  #fail(error: unknown): void {
    this.#become({ kind: 'failed', error });
    addEventListener('online', this.#tryAgain, { once: true });
  }

  #become(state: LoadState<Value>): void {
    this.#state = state;
    if (state.kind === 'loaded') this.#arrival.emit();
    this.#settling.emit();
    notify();
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function createSignal() {
  let emit = () => {};
  const emitted = new Promise<void>((resolve) => {
    emit = resolve;
  });
  return { emit, emitted };
}
