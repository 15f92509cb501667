import type { SiteConfig } from '../config/site-config.ts';
import { lazyPart } from '../ui/panel/lazy-part.tsx';

/** The ticker of live rates, which scrolls once they arrive. */
export const ticker = lazyPart<object>(async () => (await load()).LiveTicker);

/** The footer of every page. */
export const footer = lazyPart<{ site: SiteConfig['site'] }>(async () => (await load()).Footer);

// One file for both parts: the first load is smaller without it, and the server's HTML is complete meanwhile.
// If the file does not load, React keeps waiting, so that the server's footer and ticker stay in the page.
let loading: ReturnType<typeof loadOnce> | undefined;

function load() {
  loading ??= loadOnce();
  return loading;
}

async function loadOnce() {
  try {
    return (await import('./later-frame.tsx')).laterFrame;
  } catch (error) {
    console.error('Ticker and footer stay as the server rendered them:', error);
    return new Promise<never>(() => {});
  }
}
