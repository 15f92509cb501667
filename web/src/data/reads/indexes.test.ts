// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { type BankRatesQuestion, indexesNeeded } from './bank-rates-question.ts';
import { bankRatesQuestions } from './bank-rates-read.ts';

interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
  }[];
}

const file: IndexFile = JSON.parse(
  readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8'),
);

const deployed = file.indexes.map(({ collectionGroup, fields }) => {
  const named = fields.map(({ fieldPath, order }) =>
    order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath,
  );
  return `${collectionGroup}: ${named.join(', ')}`;
});

const date = day('2026-11-20');
const questions: readonly [
  name: string,
  question: BankRatesQuestion,
  indexes: readonly string[],
][] = [
  ['active', bankRatesQuestions.active(), ['status, date ↓']],
  ['latest', bankRatesQuestions.latest(), []],
  [
    'ofBank',
    bankRatesQuestions.ofBank('BIAT'),
    ['bankId, date ↓', 'bank_id, date ↓', 'bank, date ↓'],
  ],
  [
    'activeOfCurrency',
    bankRatesQuestions.activeOfCurrency('EUR'),
    ['currency, status, date ↓', 'currencyCode, status, date ↓', 'currency_code, status, date ↓'],
  ],
  ['activeOn', bankRatesQuestions.activeOn(date), []],
  ['ofCurrencyOn', bankRatesQuestions.ofCurrencyOn(date, 'EUR'), []],
  ['ofBankOn', bankRatesQuestions.ofBankOn(date, 'BIAT'), []],
];

it.each(questions)(
  'The list "%s" finds its indexes among those deployed',
  (_, question, wanted) => {
    const needed = indexesNeeded(question);
    expect(needed).toEqual(wanted.map((fields) => `bank-rates: ${fields}`));
    expect(needed.filter((index) => !deployed.includes(index))).toEqual([]);
  },
);

it('The index test knows each list of bank rates', () => {
  expect(questions.map(([name]) => name).sort()).toEqual(Object.keys(bankRatesQuestions).sort());
});
