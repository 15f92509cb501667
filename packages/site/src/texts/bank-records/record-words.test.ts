import type { BankRecord } from '@dinar/domain/documents/bank-records-document';
import { type Locale, locales } from '@dinar/domain/language/locale';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, it } from 'vitest';
import {
  boardAgeInWords,
  coverageInWords,
  heldBackInWords,
  publishedInWords,
  usualHourInWords,
} from './record-words.ts';

const today = day('2026-11-24');
const bare: BankRecord = { bankId: 'BIAT', workingDays: 30, publishedDays: 28, heldBack: 2 };
const full: BankRecord = {
  ...bare,
  usualMinute: 10 * 60 + 5,
  coverage: { how: 'read', since: day('2026-11-12') },
};
const visible = (text: string | undefined) => text?.replace(/[\u2066\u2069]/g, '');

it.each<readonly [Locale, readonly string[]]>([
  [
    'fr',
    [
      '28 des 30 derniers jours ouvrables',
      'vers 10 h 05',
      'lue par le site depuis le 12 novembre 2026',
      '2 lignes écartées',
      'd’il y a 4 jours',
    ],
  ],
  [
    'ar',
    [
      '28 من آخر 30 يوم عمل',
      'حوالي الساعة 10:05',
      'يقرؤها الموقع منذ 12\u00a0نوفمبر 2026',
      'سطران مستبعدان',
      'قبل 4 أيام',
    ],
  ],
  [
    'en',
    [
      '28 of the last 30 working days',
      'around 10:05',
      'read by the site since 12 November 2026',
      '2 rows rejected',
      'from 4 days ago',
    ],
  ],
])('the record of a bank in the words of %s', (locale, words) => {
  const written = [
    publishedInWords(full, locale),
    usualHourInWords(full, locale),
    coverageInWords(full, locale),
    heldBackInWords(full, locale),
    boardAgeInWords(day('2026-11-20'), today, locale),
  ];
  expect(written.map(visible)).toEqual(words);
});

it.each(locales)('an hour and a coverage that are not known have no words (%s)', (locale) => {
  expect([usualHourInWords(bare, locale), coverageInWords(bare, locale)]).toEqual([
    undefined,
    undefined,
  ]);
});

it('French writes none, one, today and yesterday in words of their own', () => {
  expect([0, 1].map((heldBack) => heldBackInWords({ ...bare, heldBack }, 'fr'))).toEqual([
    'aucune ligne écartée',
    '1 ligne écartée',
  ]);
  expect(
    ['2026-11-24', '2026-11-23'].map((text) => boardAgeInWords(day(text), today, 'fr')),
  ).toEqual(['du jour', 'd’hier']);
});
