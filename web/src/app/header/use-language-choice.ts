import { useSyncExternalStore } from 'react';
import { readStoredText, storeText } from '../../data/page/stored-text.ts';

export type Language = 'fr' | 'ar';

const key = 'langue';
const listeners = new Set<() => void>();

// A choice applies to the page even if the browser refuses storage.
let choice: Language | undefined;

/** The language shown on the toggle, stored for the visit (the tab's session). */
export function useLanguageChoice(): { language: Language; flip: () => void } {
  const language = useSyncExternalStore(subscribe, chosen, () => 'fr' as const);
  return { language, flip: () => choose(language === 'fr' ? 'ar' : 'fr') };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function chosen(): Language {
  choice ??= readStoredText('visit', key) === 'ar' ? 'ar' : 'fr';
  return choice;
}

function choose(language: Language): void {
  choice = language;
  storeText('visit', key, language);
  for (const listener of listeners) listener();
}
