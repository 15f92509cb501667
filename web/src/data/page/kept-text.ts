/** The lifetime of a kept text: while the tab is open, or for later visits too. */
export type KeptFor = 'visit' | 'later-visits';

/**
 * Reads the text kept under a key; `undefined` if there is none, or if the browser keeps nothing. A page may
 * use these texts, but must be complete without them.
 */
export function readKept(keptFor: KeptFor, key: string): string | undefined {
  return unlessRefused(() => storageOf(keptFor).getItem(key) ?? undefined);
}

/** Keeps a text under a key; does nothing if the browser refuses. */
export function keepText(keptFor: KeptFor, key: string, text: string): void {
  unlessRefused(() => storageOf(keptFor).setItem(key, text));
}

/** Removes the text kept under a key, if there is one. */
export function forgetText(keptFor: KeptFor, key: string): void {
  unlessRefused(() => storageOf(keptFor).removeItem(key));
}

function storageOf(keptFor: KeptFor): Storage {
  return keptFor === 'visit' ? sessionStorage : localStorage;
}

// With cookies blocked, access to `localStorage` or `sessionStorage` throws; a full storage throws on a
// write.
function unlessRefused<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
