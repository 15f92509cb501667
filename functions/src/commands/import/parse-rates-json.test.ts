import { expect, test } from 'vitest';
import { parseRatesJson } from './parse-rates-json.ts';

test('A list of objects is taken apart, numbers and texts alike, each with its line', () => {
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

test('An item that is no flat object is refused with its line and key', () => {
  const json = '[\n{"devise": ["EUR"]},\n"EUR",\n{"devise": "EUR", "code": "USD"}\n]';
  expect(parseRatesJson(json, 'r.json')).toEqual({
    rows: [],
    problems: [
      { line: 2, column: 'devise', reason: 'expected a text or a number, not array' },
      { line: 3, column: '', reason: 'expected an object, not string' },
      { line: 4, column: 'code', reason: '"devise" means the same' },
    ],
  });
});

test.each([
  [
    '[{"devise": "EUR",}]',
    'r.json, line 1, column 19: this is not the JSON expected: property name expected.',
  ],
  [
    '[\n{"devise" "EUR"}]',
    'r.json, line 2, column 11: this is not the JSON expected: colon expected.',
  ],
  [
    '[{"devise": "EUR"}',
    'r.json, line 1, column 19: this is not the JSON expected: close bracket expected.',
  ],
  ['{"devise": "EUR"}', 'r.json, line 1, column 1: this is not the JSON expected: expected a list'],
  ['[] // fin', 'r.json, line 1, column 4: this is not the JSON expected: invalid comment token.'],
  ['[\n{"prix": 1}]', 'r.json, line 2, column 2: the key "prix" is not known; known are date,'],
])('The file %j is refused whole, with where and why', (json, problem) => {
  expect(() => parseRatesJson(json, 'r.json')).toThrow(problem);
});
