import type { Locale } from '@dinar/domain/language/locale';
import { useAddressIn } from '../../ui/language/use-address-in.ts';

// In the language that they offer, which the page does not have.
const offers: Readonly<Record<Locale, string>> = {
  fr: 'Cette page existe en français',
  ar: 'هذه الصفحة متوفرة بالعربية',
  en: 'This page is available in English',
};

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
