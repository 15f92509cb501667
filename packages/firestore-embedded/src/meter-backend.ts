import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Backend } from './engine/backend.ts';
import { wrapBackend } from './engine/wrap-backend.ts';

/** The number of calls of a method and of its errors, and the duration of the calls. */
interface MethodFigures {
  readonly calls: number;
  readonly errors: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

export interface BackendFigures {
  readonly methods: Readonly<Record<string, MethodFigures>>;
  readonly openStreams: Readonly<Record<'listen' | 'write', number>>;
  readonly commits: number;
  readonly changes: number;
}

/** Wraps a backend and counts its calls, streams and commits. */
export function meterBackend(backend: Backend): { backend: Backend; figures(): BackendFigures } {
  const methods = new Map<string, MethodMeter>();
  const openStreams = { Listen: 0, Write: 0 };
  const written = { commits: 0, changes: 0 };
  backend.onCommit((changes) => {
    written.commits += 1;
    written.changes += changes.length;
  });
  const metered = wrapBackend(backend, {
    call(method, work) {
      const meter = methods.get(method) ?? new MethodMeter();
      methods.set(method, meter);
      return meter.time(work);
    },
    stream(method, open, sink) {
      const stream = open(sink);
      openStreams[method] += 1;
      let isOpen = true;
      return {
        receive: (message) => stream.receive(message),
        close() {
          if (isOpen) openStreams[method] -= 1;
          isOpen = false;
          stream.close();
        },
      };
    },
  });
  return {
    backend: metered,
    figures: () => ({
      methods: Object.fromEntries(Array.from(methods, ([name, meter]) => [name, meter.figures])),
      openStreams: { listen: openStreams.Listen, write: openStreams.Write },
      ...written,
    }),
  };
}

const nanosPerMilli = 1e6;

class MethodMeter {
  readonly #durations: RecordableHistogram = createHistogram();
  #errors = 0;

  /** Starts the work itself: the engine does most of it before it returns a promise. */
  async time<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      this.#errors += 1;
      throw error;
    } finally {
      const nanos = Math.round((performance.now() - began) * nanosPerMilli);
      this.#durations.record(Math.max(1, nanos));
    }
  }

  get figures(): MethodFigures {
    const millis = (percentile: number) =>
      Math.round(this.#durations.percentile(percentile) / 1e3) / 1e3;
    return {
      calls: this.#durations.count,
      errors: this.#errors,
      medianMs: millis(50),
      p99Ms: millis(99),
    };
  }
}
