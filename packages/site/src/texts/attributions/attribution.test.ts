import { expect, test } from 'vitest';
import { attribution } from './attribution.ts';
import { attributionsTexts } from './attributions-texts.ts';

test('An attribution names its provider, isolated among Arabic words', () => {
  const { fr, ar } = attributionsTexts;
  const ids = ['STBK', 'open-er-api', 'coingecko', 'kapitalis'] as const;
  expect(ids.map((id) => attribution(id, fr))).toEqual([
    'Cours de guichet publiés par la STB',
    'Taux fournis par ExchangeRate-API',
    'Données fournies par CoinGecko',
    'Titres publiés par Kapitalis',
  ]);
  expect(attribution('kapitalis', ar)).toBe('عناوين ينشرها \u2066Kapitalis\u2069');
});
