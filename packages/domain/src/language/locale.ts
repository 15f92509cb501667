/** The languages of the site; French, the first, has addresses without a prefix. */
export const locales = ['fr', 'ar', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = locales[0];

/** The direction in which a language is written. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Finds the language that a text names by its code. */
export function parseLocale(text: string): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  ar: 'العربية',
  en: 'English',
};
