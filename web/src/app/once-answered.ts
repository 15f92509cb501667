import type { BoardStore } from '../data/board/board-store.ts';

/** Calls back once the rates were answered for: until then a slow connection is theirs alone. */
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
