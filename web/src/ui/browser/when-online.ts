/**
 * Settles once the browser has a connection. To be awaited before an import: one that fails is kept by
 * the browser, and fails for as long as the page lives.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
