import { centralBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { BankSnapshot, RatePair } from '@dinar/domain/rates/bank-snapshot';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '../testing/site-fixtures.ts';
import { dayPicture } from './day-picture.ts';
import { dayPictureSvg } from './day-picture-svg.ts';

const date = day('2026-11-20');
const subject = { day: date, currency: 'EUR' } as const;

function central(rate: number, source: RateSource = 'bct'): BankSnapshot {
  return { bankId: centralBankCode, date, count: 1, rates: { EUR: { rate, source } } };
}

function counters(pairs: readonly RatePair[], source: RateSource = 'bank-page'): BankSnapshot[] {
  return pairs.flatMap((pair, index) => {
    const bankId = commercialBankCodes[index];
    return bankId ? [{ bankId, date, count: 1, rates: { EUR: { ...pair, source } } }] : [];
  });
}

const three = [
  { purchaseRate: 3.302, saleRate: 3.412 },
  { purchaseRate: 3.31, saleRate: 3.42 },
  { purchaseRate: 3.306, saleRate: 3.408 },
];

function wordsOf(snapshots: readonly BankSnapshot[]): string {
  const picture = dayPicture(subject, snapshots, 'fr');
  if (!picture) throw new Error('There is no picture');
  const texts = dayPictureSvg(picture, site).matchAll(/<text[^>]*>([^<]*)</g);
  return [...texts].map(([, text]) => text).join('\n');
}

test('A picture contains the site, the currency, the day, the rates with banks, and the sources', () => {
  expect(wordsOf([central(3.3891), ...counters(three)]).split('\n')).toEqual([
    'Dinar en Direct',
    'Euro en dinar tunisien, vendredi 20 novembre 2026',
    'Cours moyen officiel',
    '1 EUR = 3,3891 TND',
    'Meilleur achat',
    '3,3100 TND',
    'BNA',
    'Meilleure vente',
    '3,4080 TND',
    'QNB',
    'Sources : Banque Centrale de Tunisie, site de la banque · dinar.example',
  ]);
});

test('A picture says how many banks share a best rate', () => {
  const words = wordsOf([central(3.3891), ...counters([...three, ...three])]);
  expect(words.match(/^2 banques$/gm)).toHaveLength(2);
});

test('One demonstration rate marks the whole picture', () => {
  const demo = 'Données de démonstration';
  expect(wordsOf([central(3.3891), ...counters(three)])).not.toContain(demo);
  expect(wordsOf([central(3.3891, 'demo'), ...counters(three)])).toContain(demo);
  expect(wordsOf([central(3.3891), ...counters(three, 'demo')])).toContain(demo);
});

test('A picture shows published rates only, and a day without any has no picture', () => {
  const alone = wordsOf([central(3.3891)]);
  expect(alone).toContain('3,3891');
  expect(alone).toContain('Trop peu de banques');
  expect(wordsOf(counters(three))).toContain('Pas de cours moyen officiel ce jour');
  expect(dayPicture(subject, counters(three.slice(0, 2)), 'fr')).toBeUndefined();
  expect(dayPicture({ ...subject, currency: 'USD' }, [central(3.3891)], 'fr')).toBeUndefined();
  expect(dayPicture(subject, [], 'fr')).toBeUndefined();
});

test('For any rates, a picture shows the mid rate, the highest purchase and the lowest sale rate', () => {
  const rate = fc.integer({ min: 8_000, max: 12_000_000 }).map((micro) => micro / 1_000_000);
  const pair = fc.record({ purchaseRate: rate, saleRate: rate });
  fc.assert(
    fc.property(rate, fc.array(pair, { minLength: 3, maxLength: 19 }), (mid, pairs) => {
      const words = wordsOf([central(mid), ...counters(pairs)]).split('\n');
      const highest = Math.max(...pairs.map(({ purchaseRate }) => purchaseRate));
      const lowest = Math.min(...pairs.map(({ saleRate }) => saleRate));
      expect(words[3]).toBe(`1 EUR = ${formatHeadlineRate(mid, 'fr')} TND`);
      expect(words[5]).toBe(`${formatHeadlineRate(highest, 'fr')} TND`);
      expect(words[8]).toBe(`${formatHeadlineRate(lowest, 'fr')} TND`);
    }),
  );
});

test('The name of the site cannot break the picture', () => {
  const picture = dayPicture(subject, [central(3.3891)], 'fr');
  const svg = picture && dayPictureSvg(picture, { ...site, name: 'Dinar & <Cie>' });
  expect(svg).toContain('Dinar &#38; &#60;Cie&#62;');
});
