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
