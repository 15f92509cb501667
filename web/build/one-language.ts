import { directionOf, type Locale, locales } from '@dinar/domain/language/locale';
import { shellTexts } from '@dinar/site/texts/shell/shell-texts';
import type { Plugin } from 'vite';
import { manifestPath } from './web-manifest.ts';

const textsOfLanguage = new RegExp(`/(${locales.join('|')})\\.ts$`);

/**
 * Builds the page for one language: leaves the texts of the others out, and writes the language and its direction
 * into the page.
 */
export function oneLanguage(locale: Locale): Plugin {
  return {
    name: 'dinar-one-language',
    apply: 'build',
    load(id) {
      const [, language] = textsOfLanguage.exec(id) ?? [];
      if (language === undefined || language === locale || id.includes('/node_modules/')) {
        return undefined;
      }
      return { code: `export const ${language} = undefined;`, moduleSideEffects: false };
    },
    transformIndexHtml: (html) => pageOf(html, locale),
  };
}

/** Writes a language into the page of index.html, which is in French. */
export function pageOf(html: string, locale: Locale): string {
  const open = `<html lang="${locale}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''}>`;
  return html
    .replace('<html lang="fr">', open)
    .replace(manifestPath('fr'), manifestPath(locale))
    .replace(shellTexts.fr.needsScripts, shellTexts[locale].needsScripts);
}
