import type { BoardEvent } from './board-state.ts';
import type { BoardStore } from './board-store.ts';

/** Publishes what takes several tasks to read, in the order in which it came. */
export interface Publisher {
  readonly publish: (read: () => Promise<BoardEvent>) => void;
  /** From now on what is read is published; gives what ends that. */
  readonly open: () => () => void;
}

/**
 * Makes the publisher of one feed. In order, because rates that are still being read must not overtake
 * the word that the link was lost after them.
 */
export function createPublisher(store: Pick<BoardStore, 'dispatch'>): Publisher {
  let last = Promise.resolve();
  let isOpen = false;
  return {
    publish: (read) => {
      last = last
        .then(read)
        .then((event) => {
          if (isOpen) store.dispatch(event);
        })
        .catch(reportError);
    },
    open: () => {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },
  };
}
