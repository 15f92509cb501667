import { defaultLocale, type Locale, parseLocale } from '@dinar/domain/language/locale';

const file = '/service-worker.js';
const parameter = 'langue';

/**
 * The address of the service worker that keeps the pages of a language. All have one scope, so that a device keeps
 * its alerts when its visitor changes the language.
 */
export function serviceWorkerAddress(locale: Locale): string {
  return locale === defaultLocale ? file : `${file}?${parameter}=${locale}`;
}

/** Reads the language from the query of the worker's own address. */
export function workerLocale(search: string): Locale {
  const [, language = ''] = new RegExp(`[?&]${parameter}=(\\w+)`).exec(search) ?? [];
  return parseLocale(language) ?? defaultLocale;
}
