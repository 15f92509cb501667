import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecentLine } from './recent-line.tsx';

const today = day('2026-11-24');

function show(points: RateHistory['points'] | undefined) {
  const years = points && [{ currency: 'EUR', year: '2026', points } as const];
  const { container } = render(
    <RecentLine code="EUR" years={years} rates={undefined} today={today} />,
  );
  return { text: container.textContent, path: container.querySelector('path')?.getAttribute('d') };
}

test('Shows the lowest and the highest rate, and the source', () => {
  const { text } = show({
    '11-20': { central: 3.4 },
    '11-23': { central: 3.3 },
    '11-24': { central: 3.375 },
  });
  expect(text).toContain('Plus bas\u202f: 3,3000 TND le lundi 23 novembre 2026');
  expect(text).toContain('Plus haut\u202f: 3,4000 TND le vendredi 20 novembre 2026');
  expect(text).toContain('Source\u202f: Banque Centrale de Tunisie');
});

test('A made-up past has no real source, whatever the rates of today', () => {
  const { text } = show({ '11-20': { central: 3.4, isDemo: true }, '11-23': { central: 3.3 } });
  expect(text).toContain('Source\u202f: données de démonstration');
  expect(text).not.toContain('Banque Centrale');
});

test('A day that was not published breaks the line, a weekend does not', () => {
  const weekend = show({ '11-20': { central: 3.4 }, '11-23': { central: 3.3 } });
  expect(weekend.path?.match(/M/g)).toHaveLength(1);
  const unpublished = show({ '11-18': { central: 3.4 }, '11-20': { central: 3.3 } });
  expect(unpublished.path?.match(/M/g)).toHaveLength(2);
});

test('Reserves its space before the values arrive, and renders nothing without a line', () => {
  expect(show(undefined).text).toContain('EUR / TND sur 30 jours');
  expect(screen.getByRole('link', { name: 'Tout l’historique' })).toHaveProperty(
    'pathname',
    '/comparateur/eur',
  );
  expect(show({ '11-24': { central: 3.4 } }).text).toBe('');
});
