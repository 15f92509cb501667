/** The lifetime of a kept text: while the tab is open, or for later visits too. */
export type StoredFor = 'visit' | 'later-visits';

/**
 * Reads the text kept under a key; `undefined` if there is none, or if the browser keeps nothing. A page may
 * use these texts, but must be complete without them.
 */
export function readStoredText(storedFor: StoredFor, key: string): string | undefined {
  return withStorage(storedFor, (storage) => storage.getItem(key) ?? undefined);
}

/** Keeps a text under a key; does nothing if the browser refuses. */
export function storeText(storedFor: StoredFor, key: string, text: string): void {
  withStorage(storedFor, (storage) => storage.setItem(key, text));
}

/** Removes the text kept under a key, if there is one. */
export function removeText(storedFor: StoredFor, key: string): void {
  withStorage(storedFor, (storage) => storage.removeItem(key));
}

let isReported = false;

// With cookies blocked, access to a storage throws; a hardened Firefox and some web views have `null` there, or
// a storage that throws errors of their own; a full storage throws on a write.
function withStorage<Value>(storedFor: StoredFor, use: (storage: Storage) => Value) {
  try {
    return use(storedFor === 'visit' ? sessionStorage : localStorage);
  } catch (reason) {
    if (!isReported) console.info('This browser keeps no texts:', reason);
    isReported = true;
    return undefined;
  }
}
