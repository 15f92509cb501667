import type { BoardStore } from '../data/board/board-store.ts';

/**
 * Calls back once the board is neither `loading` nor `static`: until then the rates need a slow connection
 * for themselves.
 */
export function onceAnswered(store: BoardStore, callback: () => void): void {
  const isWaiting = () => ['loading', 'static'].includes(store.getState().kind);
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
