import { defaultLocale, type Locale, locales, parseLocale } from '@dinar/domain/language/locale';

/** The languages whose addresses begin with their code. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

/** The address of a page in a language: the French path behind `/ar` or `/en`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Divides an address into its language and the French path. */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const locale = parseLocale(first.toLowerCase());
  if (locale === undefined || locale === defaultLocale) {
    return { locale: defaultLocale, path: pathname };
  }
  return { locale, path: rest === '' ? '/' : rest };
}
