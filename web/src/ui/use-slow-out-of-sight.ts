import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { type Calm, createCalm } from './calm.ts';
import { watchSight } from './watch-sight.ts';

const beatMs = 2000;
// What is in sight comes first.
const laterMs = 1000;

/** A value, and what it is of: a currency. */
interface Held<Value> {
  readonly value: Value;
  readonly of: string;
}

/**
 * The value for what an element shows: as it comes while the element is in sight; otherwise at a slow
 * beat that waits for presses, so that what nobody sees does not keep the page from answering. A value
 * of something else than before comes at once, for the element is read without being seen too.
 */
export function useSlowOutOfSight<Value>(
  value: Value,
  of: string,
  element: RefObject<Element | null>,
): Value {
  const latest = useRef<Held<Value>>({ value, of });
  const [held, setHeld] = useState<Held<Value>>();

  useEffect(() => {
    latest.current = { value, of };
  }, [value, of]);

  useEffect(() => {
    if (!element.current) return;
    const calm = createCalm({ laterMs });
    const close = calm.open();
    let stopBeat = () => {};
    const hold = () => {
      startTransition(() => setHeld((now) => heldAnew(now, latest.current)));
    };
    const stopWatching = watchSight(element.current, (isInSight) => {
      stopBeat();
      if (isInSight) {
        startTransition(() => setHeld(undefined));
      } else {
        hold();
        stopBeat = startCalmBeat(calm, hold);
      }
    });
    return () => {
      stopBeat();
      stopWatching();
      close();
    };
  }, [element]);

  return held?.of === of ? held.value : value;
}

function startCalmBeat({ whenCalm, withAnswer }: Calm, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = () => {};
  const next = () => {
    timer = setTimeout(() => {
      stopWaiting = whenCalm(() => {
        stopWaiting = withAnswer(() => {
          act();
          next();
        });
      });
    }, beatMs);
  };
  next();
  return () => {
    clearTimeout(timer);
    stopWaiting();
  };
}

// The same object for the same value: nothing is drawn again for it.
function heldAnew<Value>(held: Held<Value> | undefined, latest: Held<Value>): Held<Value> {
  return held?.value === latest.value && held.of === latest.of ? held : latest;
}
