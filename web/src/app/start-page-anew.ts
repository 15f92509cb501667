/**
 * Loads the page anew, once it is sure that the site answers: a browser keeps a failed import for as
 * long as the page lives, so that only a new page gets its code. Rejects when the site is out of reach.
 */
export async function startPageAnew(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) location.reload();
}
