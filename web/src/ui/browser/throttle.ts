/** A function that is called at most once per period, with the latest value. */
export interface Throttle<Value> {
  /** Calls the function at once, or at the end of the period if it was already called in this one. */
  readonly push: (value: Value) => void;
  /** Calls the function with the waiting value, if there is one. */
  readonly flush: () => void;
  /** Drops the waiting value. */
  readonly cancel: () => void;
}

/** Throttles a function: the leading call is immediate, the trailing call has the last value. */
export function throttle<Value>(periodMs: number, call: (value: Value) => void): Throttle<Value> {
  let waiting: { readonly value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    timer = setTimeout(flush, periodMs);
    call(value);
  };
  return {
    push: (value) => {
      waiting = { value };
      if (timer === undefined) flush();
    },
    flush,
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
    },
  };
}
