import { useEffect, useState } from 'react';
import { startStep } from './use-missing-parts.ts';

// Longer than a quick typist pauses between two keys, too short to be felt as a wait for a table.
const idleMs = 200;

/**
 * Debounces a value by 0.2 s, for components that are slow to render, such as a table of banks. An input then
 * does not wait for the table of the previous input.
 */
export function useIdleValue<Value>(value: Value): Value {
  const [idle, setIdle] = useState(() => value);

  useEffect(() => {
    if (Object.is(value, idle)) return;
    const timer = setTimeout(() => startStep(() => setIdle(() => value)), idleMs);
    return () => clearTimeout(timer);
  }, [value, idle]);

  return idle;
}
