/**
 * Reloads the page once the site has answered. A browser caches a failed import for the lifetime of the page,
 * so only a new page gets the code. Rejects when the site is unreachable.
 */
export async function startPageAnew(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) location.reload();
}
