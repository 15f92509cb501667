import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import { crossingWords } from './alert-messages.ts';

test('The day of a notification has one meaning in each language', () => {
  const figure = { rate: 3.402, bank: 'BIAT', day: day('2026-06-05') } as const;
  const bodyIn = (locale: 'fr' | 'ar' | 'en') =>
    crossingWords({ currency: 'EUR', side: 'purchase' }, figure, locale).body;
  expect(bodyIn('fr')).toBe('BIAT, achat, cours du 05/06');
  expect(bodyIn('ar')).toContain('05/06');
  expect(bodyIn('en')).toBe('BIAT, buying rate of 5 Jun');
});
