const minuteMs = 60_000;

/** The site's instant at the zero of `performance.now()`, in ms; undefined until the clock is set. */
let origin: number | undefined;

const followers = new Set<() => void>();
let following: AbortController | undefined;

/**
 * Returns the present instant on the site's clock, as far as it is known; for browsers only. A clock that is set
 * runs by `performance.now()`, which does not change when somebody sets the device's clock.
 */
export function siteNow(): Date {
  return new Date(origin === undefined ? Date.now() : origin + performance.now());
}

/** Sets the clock to the present instant. */
export function setSiteClock(instant: Date): void {
  origin = instant.getTime() - performance.now();
  notify();
}

/**
 * Calls back each minute, when the clock is set, and at the signs of a device that slept: the page is visible or
 * shown again, or the connection is back.
 */
export function followSiteClock(onChange: () => void): () => void {
  following ??= startFollowing();
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size > 0) return;
    following?.abort();
    following = undefined;
  };
}

function startFollowing(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setInterval(notify, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', notify, { signal });
  addEventListener('pageshow', notify, { signal });
  addEventListener('online', notify, { signal });
  return controller;
}

function notify(): void {
  for (const follower of followers) follower();
}
