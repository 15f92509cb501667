export interface CacheTimes {
  /** How long a value is given without a look at its source. */
  readonly freshMs: number;
  /** How long a value is given while its source is read; an older one waits for the reading. */
  readonly staleMs: number;
}

export interface CacheParts<T> extends CacheTimes {
  readonly load: () => Promise<T>;
  /** What is not worth keeping is loaded anew each time. */
  readonly isWorthKeeping: (value: T) => boolean;
  readonly nowMs: () => number;
  /** Told when a reading fails behind a value that was given. */
  readonly report: (error: unknown) => void;
}

/** Keeps one value in memory, read at most once at a time; rejects when it must wait and reading fails. */
export function staleWhileRevalidate<T>(parts: CacheParts<T>): () => Promise<T> {
  let kept: { readonly value: T; readonly atMs: number } | undefined;
  let loading: Promise<T> | undefined;

  const load = async () => {
    const atMs = parts.nowMs();
    const value = await parts.load();
    kept = parts.isWorthKeeping(value) ? { value, atMs } : undefined;
    return value;
  };
  const loadOnce = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  return async () => {
    const ageMs = kept === undefined ? Number.POSITIVE_INFINITY : parts.nowMs() - kept.atMs;
    if (kept === undefined || ageMs > parts.staleMs) return loadOnce();
    if (ageMs > parts.freshMs) loadOnce().catch(parts.report);
    return kept.value;
  };
}
