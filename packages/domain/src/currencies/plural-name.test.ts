import { expect, test } from 'vitest';
import { pluralName } from './plural-name.ts';

test('The noun and its adjective are in the plural; other qualifiers are unchanged', () => {
  const codes = ['EUR', 'USD', 'GBP', 'CAD', 'CHF', 'JPY', 'AED', 'SGD', 'TRY', 'TND'] as const;
  expect(codes.map(pluralName)).toEqual([
    'euros',
    'dollars US',
    'livres sterling',
    'dollars canadiens',
    'francs suisses',
    'yens japonais',
    'dirhams des Émirats',
    'dollars de Singapour',
    'livres turques',
    'dinars tunisiens',
  ]);
});
