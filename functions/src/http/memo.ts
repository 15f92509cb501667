/** A value that was read; stale when it is older than its memo may be, for want of a newer one. */
export interface Known<T> {
  readonly value: T;
  readonly isStale: boolean;
}

interface MemoParts<T> {
  readonly keptForMs: number;
  readonly load: () => Promise<T>;
  /** Another value is given to who waited for it, and not remembered. */
  readonly isGood: (value: T) => boolean;
  readonly nowMs: () => number;
  /** Called for each answer that gets the last good value, because reading it anew failed. */
  readonly report: (error: unknown) => void;
}

/** Dated at the beginning of its reading, so that no value is older than it looks. */
interface Dated<T> {
  readonly value: T;
  readonly atMs: number;
}

/**
 * Remembers a value for so long. After that whoever asks waits for it to be read anew, because between
 * two requests an instance has no processor; those who wait share one reading. Where it fails the last
 * good value serves, as stale; rejects when there is none.
 */
export function memo<T>(parts: MemoParts<T>): () => Promise<Known<T>> {
  const { keptForMs, load, isGood, nowMs, report } = parts;
  let good: Dated<T> | undefined;
  let reading: Dated<Promise<T>> | undefined;

  const isYoung = ({ atMs }: Dated<unknown>) => {
    const ageMs = nowMs() - atMs;
    // A clock that was set back says nothing of an age.
    return ageMs >= 0 && ageMs <= keptForMs;
  };
  const known = (dated: Dated<T>) => ({ value: dated.value, isStale: !isYoung(dated) });

  const readOnce = async (): Promise<Dated<T>> => {
    // A reading in which the instance was frozen may answer with what was true before.
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
