import type { Calm } from '../ui/calm.ts';
import { createAnswerHold } from './answer-hold.ts';
import type { BoardEvent } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import { createRatePace } from './rate-pace.ts';

type Read = () => Promise<BoardEvent>;

/** Publishes what takes several tasks to read, in the order in which it came. */
export interface Publisher {
  readonly publish: (read: Read) => void;
  /**
   * Publishes rates of so many currencies when the visitor is not just typing or pressing, or with the
   * answer to a press, and at the pace of rates: drawing each of them would keep the page from answering.
   * What comes meanwhile the same way takes the place of what waits; what must not wait is published
   * after it.
   */
  readonly publishWhenCalm: (read: Read, currencies: number) => void;
  /** From now on what is read is published; gives what ends that. */
  readonly open: () => () => void;
}

/**
 * Makes the publisher of one feed. In order, because rates that are still being read must not overtake
 * the word that the link was lost after them.
 */
export function createPublisher(store: Pick<BoardStore, 'dispatch'>, calm: Calm): Publisher {
  let last = Promise.resolve();
  let isOpen = false;
  let waiting: { readonly read: Read; readonly currencies: number } | undefined;
  let stopWaiting = () => {};
  const { held, hurry } = createAnswerHold(calm);
  const { whenDue, noteShown } = createRatePace(calm);

  const enqueue = (read: Read, ready?: () => Promise<void>): Promise<void> => {
    last = last
      .then(read)
      .then(async (event) => {
        await ready?.();
        if (isOpen) store.dispatch(event);
      })
      .catch(reportError);
    return last;
  };
  const publishWaiting = () => {
    stopWaiting();
    if (waiting) {
      const { read, currencies } = waiting;
      void enqueue(read, held).then(() => noteShown(currencies));
    }
    waiting = undefined;
  };

  return {
    publish: (read) => {
      // What is to be published before it waits no longer either.
      const stopHurrying = hurry();
      publishWaiting();
      void enqueue(read).then(stopHurrying);
    },
    publishWhenCalm: (read, currencies) => {
      const isAwaited = waiting !== undefined;
      waiting = { read, currencies: Math.max(currencies, waiting?.currencies ?? 0) };
      if (!isAwaited) stopWaiting = whenDue(publishWaiting);
    },
    open: () => {
      isOpen = true;
      const close = calm.open();
      return () => {
        isOpen = false;
        waiting = undefined;
        stopWaiting();
        hurry()();
        close();
      };
    },
  };
}
