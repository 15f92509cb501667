import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { watchSight } from './watch-sight.ts';

const beatMs = 2000;

/**
 * The value for what an element shows: as it comes while the element is in sight; otherwise at a slow
 * beat, so that what nobody sees does not keep the page from answering.
 */
export function useSlowOutOfSight<Value>(value: Value, element: RefObject<Element | null>): Value {
  const latest = useRef(value);
  const [held, setHeld] = useState<{ readonly value: Value }>();

  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(() => {
    if (!element.current) return;
    let beat: ReturnType<typeof setInterval> | undefined;
    const hold = () => {
      startTransition(() => setHeld((now) => heldAnew(now, latest.current)));
    };
    const stop = watchSight(element.current, (isInSight) => {
      clearInterval(beat);
      if (isInSight) {
        startTransition(() => setHeld(undefined));
      } else {
        hold();
        beat = setInterval(hold, beatMs);
      }
    });
    return () => {
      clearInterval(beat);
      stop();
    };
  }, [element]);

  return held ? held.value : value;
}

// The same object for the same value: nothing is drawn again for it.
function heldAnew<Value>(
  held: { readonly value: Value } | undefined,
  value: Value,
): { readonly value: Value } {
  return held?.value === value ? held : { value };
}
