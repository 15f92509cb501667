import { useEffect, useState } from 'react';

/** A part of a page whose code comes after the page itself. */
export type Part<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** Loads a part once the page is there; `load` must stay the same function. Not there on a server. */
export function usePart<T>(load: () => Promise<T>): Part<T> {
  const [attempt, setAttempt] = useState(0);
  const [part, setPart] = useState<Part<T>>({ kind: 'loading' });

  useEffect(() => {
    let isWanted = true;
    const retry = () => setAttempt(attempt + 1);
    load().then(
      (value) => isWanted && setPart({ kind: 'ready', value }),
      () => isWanted && setPart({ kind: 'failed', retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  return part;
}
