/**
 * Returns a function that counts calls by key in fixed windows of time, and answers whether one more is allowed. The
 * count is that of one instance.
 */
export function limitOfWindow(
  most: number,
  windowMs: number,
  nowMs: () => number,
): (key?: string) => boolean {
  let window = 0;
  const counts = new Map<string, number>();
  return (key = '') => {
    const current = Math.floor(nowMs() / windowMs);
    if (current !== window) counts.clear();
    window = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
