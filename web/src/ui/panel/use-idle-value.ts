import { startTransition, useEffect, useState } from 'react';

// Longer than between two keys of a quick typist, shorter than anybody waits for a table.
const idleMs = 200;

/**
 * A value as soon as it has stayed the same for 0.2 s: for what takes long to render, such as a table of
 * banks, so that an input does not wait for the table of the input before it.
 */
export function useIdleValue<Value>(value: Value): Value {
  const [idle, setIdle] = useState(() => value);

  useEffect(() => {
    if (Object.is(value, idle)) return;
    const timer = setTimeout(() => startTransition(() => setIdle(() => value)), idleMs);
    return () => clearTimeout(timer);
  }, [value, idle]);

  return idle;
}
