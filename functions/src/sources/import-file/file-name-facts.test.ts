import { expect, test } from 'vitest';
import { bankInWords, factsOfName } from './file-name-facts.ts';

test.each([
  ['BIAT.html', 'BIAT', undefined],
  ['imports/stb 20-11-2026 (2).txt', 'STBK', '2026-11-20'],
  ['Cours BH Bank_2026-11-20.xlsx', 'BHBK', '2026-11-20'],
  ['attijari.mhtml', 'BSTU', undefined],
  ['La Poste 20.11.26.csv', 'LPTN', '2026-11-20'],
  ['Al-Baraka.html', 'BST', undefined],
  ['Banque de Tunisie.html', 'BTBK', undefined],
  ['banque.xlsx', undefined, undefined],
  ['BIAT et STB.xlsx', undefined, undefined],
  ['cours du 19-11-2026 au 20-11-2026.xlsx', undefined, undefined],
  ['formulaire-2026-11-20.xlsx', undefined, '2026-11-20'],
])('The file %s names the bank %s and the day %s', (name, bank, date) => {
  expect(factsOfName(name)).toEqual({ bank, date });
});

test('A sentence names a bank only when it names no other', () => {
  expect(bankInWords('Taux de change de la Banque de Tunisie et des Émirats')).toBe('BTEX');
  expect(bankInWords('Écart entre UIB et BNA')).toBeUndefined();
});
