import type { Locale } from '@dinar/domain/language/locale';
import { servedLocales } from '../routes/locale-path.ts';

/**
 * The languages that search engines may index. Arabic is to be read by a reader of Tunisia first; then it is added
 * here.
 */
export const indexedLocales: readonly Locale[] = ['fr', 'en'];

/** The languages whose pages are served and may be indexed. */
export function searchedLocales(served: readonly Locale[] = servedLocales): readonly Locale[] {
  return indexedLocales.filter((locale) => served.includes(locale));
}
