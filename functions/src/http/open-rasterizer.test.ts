import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bankName } from '@dinar/domain/banks/bank-name';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { directionOf, type Locale, locales } from '@dinar/domain/language/locale';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { type DayPicture, dayPicture } from '@dinar/site/picture/day-picture';
import { dayPictureSvg } from '@dinar/site/picture/day-picture-svg';
import { pictureFonts } from '@dinar/site/picture/picture-writing';
import { site } from '@dinar/site/testing/site-fixtures';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { openRasterizer } from './open-rasterizer.ts';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(require.resolve(file));
const latin = [500, 700].map((weight) =>
  read(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`),
);
const plex = '@expo-google-fonts/ibm-plex-sans-arabic';
const fonts: Readonly<Record<Locale, readonly Buffer[]>> = {
  fr: latin,
  ar: ['500Medium', '700Bold'].map((name) => read(`${plex}/${name}/IBMPlexSansArabic_${name}.ttf`)),
  en: latin,
};

beforeAll(async () => {
  await openRasterizer();
});

/** Returns the texts of a picture that extend beyond their card or the picture's margin. */
function tooWide(svg: string, locale: Locale = 'fr'): string[] {
  const isRtl = directionOf(locale) === 'rtl';
  const texts = [...svg.matchAll(/<text x="(\d+)"[^>]* y="(\d+)"[^>]*>([^<]*)<\/text>/g)];
  expect(texts.length).toBeGreaterThan(9);
  return texts.flatMap(([element, x, y, words = '']) => {
    const family = pictureFonts[locale];
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="630" font-family="${family}">${element}</svg>`;
    const font = { fontBuffers: [...fonts[locale]], defaultFontFamily: family };
    const box = new Resvg(alone, { font }).getBBox();
    if (!box) return [`${words} has no letters`];
    const start = isRtl ? 1200 - Number(x) : Number(x);
    const isInCard = Number(y) > 380 && Number(y) < 540;
    const end = isInCard && start < 600 ? 552 : isInCard ? 1096 : 1128;
    const reached = isRtl ? 1200 - box.x : box.x + box.width;
    return reached > end ? [words] : [];
  });
}

const plain: DayPicture = {
  locale: 'fr',
  currency: 'Euro',
  unit: 'EUR',
  day: 'mercredi 30 septembre 2026',
  mid: '3,3891',
  best: { purchase: { rate: '3,3020', bank: 'BIAT' }, sale: { rate: '3,4120', bank: 'STB' } },
  sources: 'Sources : Banque Centrale de Tunisie, site de la banque, relevé de notre équipe',
  isDemo: true,
};

const published: readonly BankSnapshot[] = [
  {
    bankId: 'BCTN',
    date: day('2026-09-30'),
    count: 1,
    rates: { EUR: { rate: 3.3891, source: 'bct' } },
  },
];

test.each(locales)(
  'In %s the names of every bank and every currency fit, with short and long rates',
  (locale) => {
    const picture = dayPicture({ day: day('2026-09-30'), currency: 'EUR' }, published, locale);
    if (!picture) throw new Error('The day has no rate');
    const ofDay = { ...picture, isDemo: true };
    const rates = ['3,3891', '0,00002204', '1\u202f234,5678'];
    const banks = bankTable.map(({ code }) => bankName(code, locale));
    const currencies = foreignCurrencies.map((code) => currencyName(code, locale));
    for (const [index, bank] of [
      ...banks,
      'Banque de l’Habitat et du Commerce extérieur',
    ].entries()) {
      const rate = rates[index % rates.length] ?? '';
      const price = { rate, bank };
      const currency = currencies[index % currencies.length] ?? '';
      const shown = { ...ofDay, currency, mid: rate, best: { purchase: price, sale: price } };
      expect(tooWide(dayPictureSvg(shown, site), locale)).toEqual([]);
    }
    for (const currency of currencies) {
      const price = { rate: '3,3020', bank: bankName('BIAT', locale) };
      const shown = { ...ofDay, currency, best: { purchase: price, sale: price } };
      expect(tooWide(dayPictureSvg(shown, site), locale)).toEqual([]);
    }
  },
);

test('A site with a long name and address fits, and a text that is too long is found', () => {
  const long = {
    name: 'Le taux de change du dinar tunisien en direct',
    url: `https://${'long'.repeat(20)}.tn`,
  };
  const svg = dayPictureSvg(plain, long);
  expect(tooWide(svg)).toEqual([]);
  expect(tooWide(svg.replace('>BIAT<', `>${'Banque '.repeat(9)}<`))).toHaveLength(1);
});
