/** How long a browser keeps a text: while the tab is open, or for later visits too. */
export type KeptFor = 'visit' | 'later-visits';

/**
 * The text kept under a key; `undefined` when there is none, and in a browser that keeps nothing. So a
 * page may be better for what is kept here, but must be whole without it.
 */
export function readKept(keptFor: KeptFor, key: string): string | undefined {
  return unlessRefused(() => storageOf(keptFor).getItem(key) ?? undefined);
}

/** Keeps a text under a key; one that the browser refuses is not kept. */
export function keepText(keptFor: KeptFor, key: string, text: string): void {
  unlessRefused(() => storageOf(keptFor).setItem(key, text));
}

/** Forgets the text kept under a key, if there is one. */
export function forgetText(keptFor: KeptFor, key: string): void {
  unlessRefused(() => storageOf(keptFor).removeItem(key));
}

function storageOf(keptFor: KeptFor): Storage {
  return keptFor === 'visit' ? sessionStorage : localStorage;
}

// With cookies blocked the very name of a storage throws; a full one throws as it is written to.
function unlessRefused<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
