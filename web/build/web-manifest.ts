import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { alertsPage } from '@dinar/site/routes/alerts-page';
import { pathIn } from '@dinar/site/routes/locale-path';
import { footerTexts } from '@dinar/site/texts/footer/footer-texts';
import { shellTexts } from '@dinar/site/texts/shell/shell-texts';

/** The address of the manifest of a language. */
export function manifestPath(locale: Locale): string {
  return pathIn(locale, '/manifest.webmanifest');
}

/**
 * Returns the manifest of the installed site in a language. All have one `id`: it is one application.
 * https://www.w3.org/TR/appmanifest/
 */
export function webManifest(name: string, locale: Locale) {
  const { tagline } = footerTexts[locale];
  const { euro, converter, banks, alerts } = shellTexts[locale];
  const at = (path: string) => pathIn(locale, path);
  return {
    id: '/',
    name,
    short_name: 'Dinar',
    description: tagline,
    lang: locale,
    dir: directionOf(locale),
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#0a6169',
    categories: ['finance'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: `/images/icones/${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      {
        src: '/images/icones/512-masque.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: euro, short_name: '1 EUR', url: at('/1-euro-en-dinar-tunisien') },
      { name: converter, url: at('/convertisseur') },
      { name: banks, url: at('/cours-change') },
      { name: alerts, url: at(alertsPage) },
    ],
  };
}
