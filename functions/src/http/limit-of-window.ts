/**
 * Returns a function that answers whether a call, or several at once, are still allowed in the current fixed window of
 * time, by key, and counts them if so. The count is that of one instance.
 */
export function limitOfWindow(
  most: number,
  windowMs: number,
  nowMs: () => number,
): (key?: string, calls?: number) => boolean {
  let window = 0;
  const counts = new Map<string, number>();
  return (key = '', calls = 1) => {
    const current = Math.floor(nowMs() / windowMs);
    if (current !== window) counts.clear();
    window = current;
    const count = (counts.get(key) ?? 0) + calls;
    const isAllowed = count <= most;
    if (isAllowed) counts.set(key, count);
    return isAllowed;
  };
}
