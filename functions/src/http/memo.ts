/**
 * A value that was read. It is stale when it is older than its memo allows and no newer one could be read.
 */
export interface Known<T> {
  readonly value: T;
  readonly isStale: boolean;
}

interface MemoParts<T> {
  readonly keptForMs: number;
  readonly load: () => Promise<T>;
  /** A value that is not good is returned to the waiting callers but not cached. */
  readonly isGood: (value: T) => boolean;
  readonly nowMs: () => number;
  /** Called each time that a new read fails and the last good value is returned instead. */
  readonly report: (error: unknown) => void;
}

/** A value with the time at which its read began, so that its age is never underestimated. */
interface Dated<T> {
  readonly value: T;
  readonly atMs: number;
}

/**
 * Returns a reader that caches a value for `keptForMs`. After that a call waits for a new read, because an
 * instance has no CPU between two requests; concurrent calls share one read. When the read fails, the last
 * good value is returned as stale; without one the call rejects.
 */
export function memo<T>(parts: MemoParts<T>): () => Promise<Known<T>> {
  const { keptForMs, load, isGood, nowMs, report } = parts;
  let good: Dated<T> | undefined;
  let reading: Dated<Promise<T>> | undefined;

  const isYoung = ({ atMs }: Dated<unknown>) => {
    const ageMs = nowMs() - atMs;
    // The age is unknown after the clock was set back.
    return ageMs >= 0 && ageMs <= keptForMs;
  };
  const known = (dated: Dated<T>) => ({ value: dated.value, isStale: !isYoung(dated) });

  const readOnce = async (): Promise<Dated<T>> => {
    // A read during which the instance was frozen may return an outdated value.
    if (reading === undefined || !isYoung(reading)) reading = { atMs: nowMs(), value: load() };
    const own = reading;
    try {
      const read = { value: await own.value, atMs: own.atMs };
      if (reading === own && isGood(read.value)) good = read;
      return read;
    } finally {
      if (reading === own) reading = undefined;
    }
  };

  return async () => {
    if (good !== undefined && isYoung(good)) return known(good);
    try {
      return known(await readOnce());
    } catch (error) {
      if (good === undefined) throw error;
      report(error);
      return known(good);
    }
  };
}

/**
 * Returns a function that calls `make` until one call succeeds, and shares that result with every later
 * call.
 */
export function memoizePromise<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
