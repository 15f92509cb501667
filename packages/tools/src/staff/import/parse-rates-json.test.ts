import { expect, test } from 'vitest';
import { parseRatesJson } from './parse-rates-json.ts';

test('Parses numbers and texts in a list of objects, each with its line', () => {
  const json = `[
  { "date": "2026-11-20", "bankId": "BIAT", "currency": "EUR",
    "purchaseRate": 3.36, "sale_rate": "3,44", "unit": null }
]`;
  expect(parseRatesJson(json, 'r.json')).toEqual({
    rows: [
      {
        line: 2,
        fields: {
          date: { text: '2026-11-20', name: 'date', line: 2 },
          bank: { text: 'BIAT', name: 'bankId', line: 2 },
          currency: { text: 'EUR', name: 'currency', line: 2 },
          purchase: { text: '3.36', name: 'purchaseRate', line: 3 },
          sale: { text: '3,44', name: 'sale_rate', line: 3 },
        },
      },
    ],
    problems: [],
  });
});

test('Rejects an item that is not a flat object, with its line and key', () => {
  const json = '[\n{"devise": ["EUR"]},\n"EUR",\n{"devise": "EUR", "code": "USD"}\n]';
  expect(parseRatesJson(json, 'r.json')).toEqual({
    rows: [],
    problems: [
      { line: 2, column: 'devise', reason: 'un texte ou un nombre est attendu, et non array' },
      { line: 3, column: '', reason: 'un objet est attendu, et non string' },
      { line: 4, column: 'code', reason: '« devise » dit la même chose' },
    ],
  });
});

test.each([
  [
    '[{"devise": "EUR",}]',
    "r.json, ligne 1, colonne 19 : ce n'est pas le JSON attendu : property name expected.",
  ],
  [
    '[\n{"devise" "EUR"}]',
    "r.json, ligne 2, colonne 11 : ce n'est pas le JSON attendu : colon expected.",
  ],
  [
    '[{"devise": "EUR"}',
    "r.json, ligne 1, colonne 19 : ce n'est pas le JSON attendu : close bracket expected.",
  ],
  ['{"devise": "EUR"}', "r.json, ligne 1, colonne 1 : ce n'est pas le JSON attendu : une liste ["],
  [
    '[] // fin',
    "r.json, ligne 1, colonne 4 : ce n'est pas le JSON attendu : invalid comment token.",
  ],
  [
    '[\n{"prix": 1}]',
    "r.json, ligne 2, colonne 2 : la clé « prix » n'est pas connue ; connues sont date,",
  ],
])('The file %j is refused whole, with where and why', (json, problem) => {
  expect(() => parseRatesJson(json, 'r.json')).toThrow(problem);
});
