/** How far this device's clock is ahead of the site's, in ms; a visitor's clock may be wrong by days. */
let aheadMs = 0;
const followers = new Set<() => void>();

const minuteMs = 60_000;

/** Returns the present instant on the site's clock, as far as it is known; for browsers only. */
export function siteNow(): Date {
  return new Date(Date.now() - aheadMs);
}

/** Sets the clock by an instant that the site has just reported. */
export function setSiteClock(instant: Date): void {
  aheadMs = Date.now() - instant.getTime();
  for (const follow of followers) follow();
}

/**
 * Calls back each minute, when the clock is set, and when a page is visible again whose timers were
 * suspended.
 */
export function followSiteClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  followers.add(onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    followers.delete(onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
