import { type Locale, parseLocale } from '@dinar/domain/language/locale';
import { useEffect, useState } from 'react';
import { readStoredText, storeText } from '../../data/page/stored-text.ts';
import { useLocale } from '../../ui/language/locale-context.ts';

const key = 'langue';

/** Returns the language that the browser prefers, if the site has it and the page is in another: once. */
export function useOfferedLanguage(): Locale | undefined {
  const locale = useLocale();
  const [offered, setOffered] = useState<Locale>();
  useEffect(() => {
    // Hidden by some extensions against tracking.
    const { languages = [] }: Partial<Navigator> = navigator;
    const [preferred] = languages.flatMap((tag) => parseLocale(tag.slice(0, 2)) ?? []);
    if (preferred === undefined || preferred === locale) return;
    if (readStoredText('later-visits', key) !== undefined) return;
    storeText('later-visits', key, preferred);
    setOffered(preferred);
  }, [locale]);
  return offered;
}
