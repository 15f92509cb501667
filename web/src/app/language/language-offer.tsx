import type { Locale } from '@dinar/domain/language/locale';
import { LanguageLink } from '../../ui/language/language-link.tsx';

// In the language that they offer, which the page does not have.
const offers: Readonly<Record<Locale, string>> = {
  fr: 'Cette page existe en français',
  ar: 'هذه الصفحة متوفرة بالعربية',
  en: 'This page is available in English',
};

/** A link to the page in another language, in its words. */
export function LanguageOffer({ language }: { language: Locale }) {
  return (
    <p lang={language}>
      <LanguageLink to={language}>{offers[language]}</LanguageLink>
    </p>
  );
}
