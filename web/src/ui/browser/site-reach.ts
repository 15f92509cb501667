// A small file on the site's own origin, served without any function.
const address = '/robots.txt';

const answerLimitMs = 8000;
const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/** Asks the site for the headers of a small file; rejects if it does not answer in time. */
export async function askSite(): Promise<Headers> {
  const signal = AbortSignal.timeout(answerLimitMs);
  const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  return headers;
}

let asking: Promise<boolean> | undefined;

/**
 * Whether requests can reach the site. Some browsers report that they are offline although requests succeed,
 * such as behind a VPN: the site is then asked.
 */
export async function isSiteReachable(): Promise<boolean> {
  if (navigator.onLine) return true;
  asking ??= isSiteAnswering().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function isSiteAnswering(): Promise<boolean> {
  try {
    await askSite();
    return true;
  } catch (reason) {
    console.info('The site cannot be reached:', reason);
    return false;
  }
}

/**
 * Resolves once requests can reach the site, and calls back after each failure. The site is asked again when the
 * browser reports a connection, and after pauses of up to a minute. Await it before an import: the browser keeps
 * a failed import, which then fails until the page is reloaded.
 */
export async function whenSiteReachable(onUnreachable?: () => void): Promise<void> {
  for (let pauseMs = firstPauseMs; !(await isSiteReachable()); pauseMs *= 2) {
    onUnreachable?.();
    await onlineOrAfter(Math.min(pauseMs, longestPauseMs));
  }
}

function onlineOrAfter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('online', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    addEventListener('online', stop);
  });
}
