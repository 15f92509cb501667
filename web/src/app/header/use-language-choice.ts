import { useSyncExternalStore } from 'react';

export type Language = 'fr' | 'ar';

const key = 'langue';
const listeners = new Set<() => void>();

/** The language shown on the toggle, kept for the visit (the tab's session). */
export function useLanguageChoice(): { language: Language; flip: () => void } {
  const language = useSyncExternalStore(subscribe, chosen, () => 'fr' as const);
  return { language, flip: () => choose(language === 'fr' ? 'ar' : 'fr') };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function chosen(): Language {
  return sessionStorage.getItem(key) === 'ar' ? 'ar' : 'fr';
}

function choose(language: Language): void {
  sessionStorage.setItem(key, language);
  for (const listener of listeners) listener();
}
