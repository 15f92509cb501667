import { type Locale, parseLocale } from '@dinar/domain/language/locale';
import { useEffect, useState } from 'react';
import { readStoredText, storeText } from '../../data/page/stored-text.ts';
import { useLocale } from '../../ui/language/locale-context.ts';
import { useAddressIn } from '../../ui/language/use-address-in.ts';

const key = 'langue';

// In the language that they offer, which the page does not have.
const offers: Readonly<Record<Locale, string>> = {
  fr: 'Cette page existe en français',
  ar: 'هذه الصفحة متوفرة بالعربية',
  en: 'This page is available in English',
};

/** Returns the language that the browser prefers, if the site has it and the page is in another: once. */
export function useOfferedLanguage(): Locale | undefined {
  const locale = useLocale();
  const [offered, setOffered] = useState<Locale>();
  useEffect(() => {
    const [preferred] = navigator.languages.flatMap((tag) => parseLocale(tag.slice(0, 2)) ?? []);
    if (preferred === undefined || preferred === locale) return;
    if (readStoredText('later-visits', key) !== undefined) return;
    storeText('later-visits', key, preferred);
    setOffered(preferred);
  }, [locale]);
  return offered;
}

/** A link to the page in another language, in its words. */
export function LanguageOffer({ language }: { language: Locale }) {
  const addressIn = useAddressIn();
  return (
    <p lang={language}>
      <a href={addressIn(language)} hrefLang={language}>
        {offers[language]}
      </a>
    </p>
  );
}
