import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { frenchNames } from '@dinar/domain/currencies/french-names';
import type { DayPicture } from '@dinar/site/picture/day-picture';
import { dayPictureSvg } from '@dinar/site/picture/day-picture-svg';
import { site } from '@dinar/site/testing/site-fixtures';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { openRasterizer } from './open-rasterizer.ts';

const require = createRequire(import.meta.url);
const fontBuffers = [500, 700].map((weight) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`)),
);

beforeAll(async () => {
  await openRasterizer();
});

/** Returns the texts of a picture that extend beyond their card or the picture's margin. */
function tooWide(svg: string): string[] {
  const texts = [...svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]*)<\/text>/g)];
  expect(texts.length).toBeGreaterThan(9);
  return texts.flatMap(([element, x, y, words = '']) => {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="630" font-family="Figtree">${element}</svg>`;
    const box = new Resvg(alone, { font: { fontBuffers, defaultFontFamily: 'Figtree' } }).getBBox();
    if (!box) return [`${words} has no letters`];
    const isInCard = Number(y) > 380 && Number(y) < 540;
    const end = isInCard && Number(x) < 600 ? 552 : isInCard ? 1096 : 1128;
    return box.x + box.width > end ? [words] : [];
  });
}

const plain: DayPicture = {
  currency: 'Euro',
  unit: 'EUR',
  day: 'mercredi 30 septembre 2026',
  mid: '3,3891',
  best: { purchase: { rate: '3,3020', bank: 'BIAT' }, sale: { rate: '3,4120', bank: 'STB' } },
  sources: 'Sources : Banque Centrale de Tunisie, site de la banque, relevé de notre équipe',
  isDemo: true,
};

test('The names of every bank and every currency fit, with short and long rates', () => {
  const rates = ['3,3891', '0,00002204', '1\u202f234,5678'];
  const banks = bankTable.map(({ displayName }) => displayName);
  const currencies = Object.values(frenchNames).map(({ name }) => name);
  for (const [index, bank] of [
    ...banks,
    'Banque de l’Habitat et du Commerce extérieur',
  ].entries()) {
    const rate = rates[index % rates.length] ?? '';
    const price = { rate, bank };
    const currency = currencies[index % currencies.length] ?? '';
    const picture = { ...plain, currency, mid: rate, best: { purchase: price, sale: price } };
    expect(tooWide(dayPictureSvg(picture, site))).toEqual([]);
  }
  for (const currency of currencies) {
    expect(tooWide(dayPictureSvg({ ...plain, currency }, site))).toEqual([]);
  }
});

test('A site with a long name and address fits, and a text that is too long is found', () => {
  const long = {
    name: 'Le taux de change du dinar tunisien en direct',
    url: `https://${'long'.repeat(20)}.tn`,
  };
  const svg = dayPictureSvg(plain, long);
  expect(tooWide(svg)).toEqual([]);
  expect(tooWide(svg.replace('>BIAT<', `>${'Banque '.repeat(9)}<`))).toHaveLength(1);
});
