import { defaultLocale, type Locale, locales, parseLocale } from '@dinar/domain/language/locale';
import { openDataPage, openDataPageInEnglish } from './open-data-page.ts';

/** The languages whose addresses begin with their code. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

/** The address of a page in a language: the French path, and its query, behind `/ar` or `/en`. */
export function pathIn(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The folder in which a root keeps the files of a language: the root itself for French. */
export function folderIn(root: string, locale: Locale): string {
  return locale === defaultLocale ? root : `${root}/${locale}`;
}

/** The page without content, which the service worker and functions serve when no page can be rendered. */
export const shellPath = '/shell.html';

/** The name of a build's entry, by which an open page learns that it was replaced. */
export const buildPath = '/build.txt';

const englishData = new RegExp(`^${openDataPageInEnglish}/?$`, 'i');

/** Divides an address into its language and the French path. */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  if (englishData.test(pathname)) return { locale: 'en', path: openDataPage };
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const locale = parseLocale(first.toLowerCase());
  if (locale === undefined || locale === defaultLocale) {
    return { locale: defaultLocale, path: pathname };
  }
  return { locale, path: rest === '' ? '/' : rest };
}
