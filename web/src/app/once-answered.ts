import type { PageStore } from '../data/store/page-store.ts';

/**
 * Calls back once the board's listener has answered or failed: until then the rates need a slow connection for
 * themselves.
 */
export function onceAnswered(store: PageStore, callback: () => void): void {
  const isWaiting = () => store.getLink() === 'waiting';
  if (!isWaiting()) {
    callback();
    return;
  }
  const stop = store.subscribe(() => {
    if (isWaiting()) return;
    stop();
    callback();
  });
}
