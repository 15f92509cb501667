/** The lifetime of a kept text: while the tab is open, or for later visits too. */
export type StoredFor = 'visit' | 'later-visits';

/**
 * Reads the text kept under a key; `undefined` if there is none, or if the browser keeps nothing. A page may
 * use these texts, but must be complete without them.
 */
export function readStoredText(storedFor: StoredFor, key: string): string | undefined {
  return unlessRefused(() => storageOf(storedFor).getItem(key) ?? undefined);
}

/** Keeps a text under a key; does nothing if the browser refuses. */
export function storeText(storedFor: StoredFor, key: string, text: string): void {
  unlessRefused(() => storageOf(storedFor).setItem(key, text));
}

/** Removes the text kept under a key, if there is one. */
export function removeText(storedFor: StoredFor, key: string): void {
  unlessRefused(() => storageOf(storedFor).removeItem(key));
}

function storageOf(storedFor: StoredFor): Storage {
  return storedFor === 'visit' ? sessionStorage : localStorage;
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
