/**
 * Resolves once the browser is online. Await it before an import: the browser keeps a failed import, which
 * then fails until the page is reloaded.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
