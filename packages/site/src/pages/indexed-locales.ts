import type { Locale } from '@dinar/domain/language/locale';

/**
 * The languages that search engines may index. Arabic is to be read by a reader of Tunisia first; then it is added
 * here.
 */
export const indexedLocales: readonly Locale[] = ['fr', 'en'];
