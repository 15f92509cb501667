import { expect, it } from 'vitest';
import { fill, localized, pluralOf } from './texts.ts';

const fr = {
  title: 'Cours de {bank} au {day}',
  plain: 'Banques',
  banks: { one: '{count} banque', other: '{count} banques' },
} as const;
const en = {
  title: '{bank} rates on {day}',
  plain: 'Banks',
  banks: { one: '{count} bank', other: '{count} banks' },
} as const;
const ar = {
  title: 'أسعار {bank} ليوم {day}',
  plain: 'البنوك',
  banks: {
    zero: 'لا بنوك',
    one: 'بنك واحد',
    two: 'بنكان',
    few: '{count} بنوك',
    many: '{count} بنكا',
    other: '{count} بنك',
  },
} as const;

// Compiles only while each of these is an error of types: run `npm run typecheck`.
const refused: readonly (() => unknown)[] = [
  // @ts-expect-error a missing text
  () => localized({ fr, ar, en: { title: en.title, banks: en.banks } }),
  // @ts-expect-error a text that French does not have
  () => localized({ fr, ar, en: { ...en, more: 'More' } }),
  // @ts-expect-error a missing value
  () => localized({ fr, ar, en: { ...en, title: '{bank} rates' } }),
  // @ts-expect-error a value that French does not have
  () => localized({ fr, ar, en: { ...en, title: '{bank} {day} {hour}' } }),
  // @ts-expect-error a missing form of the plural
  () => localized({ fr, ar: { ...ar, banks: en.banks }, en }),
  // @ts-expect-error a value that is not given
  () => fill(fr.title, { bank: 'BIAT' }),
];

it('texts that differ from the French ones in keys or values do not compile', () => {
  expect(refused).toHaveLength(6);
});

it('binds the languages', () => {
  const texts = localized({ fr, ar, en });
  expect(fill(texts.en.title, { bank: 'BIAT', day: '20/11' })).toBe('BIAT rates on 20/11');
});

it('isolates values among Arabic words, and no Arabic value', () => {
  expect(fill(ar.title, { bank: 'بنك الأمان', day: '20/11' })).toBe(
    'أسعار بنك الأمان ليوم \u206620/11\u2069',
  );
});

it('isolates the values beside an Arabic one, where the text has no words', () => {
  const values = { day: '20 نوفمبر', rate: '3,3891 TND' };
  expect(fill('{day}: {rate}', values)).toBe('20 نوفمبر: \u20663,3891 TND\u2069');
  expect(fill('{day}: {rate}', { ...values, day: '20/11' })).toBe('20/11: 3,3891 TND');
});

it.each([
  [0, 'لا بنوك'],
  [1, 'بنك واحد'],
  [2, 'بنكان'],
  [3, '{count} بنوك'],
  [11, '{count} بنكا'],
  [100, '{count} بنك'],
  [103, '{count} بنوك'],
])('chooses the Arabic form for %i', (count, form) => {
  expect(pluralOf('ar', ar.banks, count)).toBe(form);
});

it.each([
  [0, '{count} banque', '{count} banks'],
  [1, '{count} banque', '{count} bank'],
  [2, '{count} banques', '{count} banks'],
])('chooses the French and the English form for %i', (count, french, english) => {
  expect([pluralOf('fr', fr.banks, count), pluralOf('en', en.banks, count)]).toEqual([
    french,
    english,
  ]);
});
