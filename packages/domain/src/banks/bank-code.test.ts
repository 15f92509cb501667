import { expect, test } from 'vitest';
import { forHostileTexts } from '../testing/hostile-text.ts';
import { bankByCode, bankBySlug } from './bank.ts';
import { type BankCode, commercialBankCodes, parseBankCode } from './bank-code.ts';
import { bankNameOrder } from './bank-name.ts';
import { bankTable } from './bank-table.ts';

test.each([
  ['BHBK', ['BHBK', 'bhkb', 'bh', ' BH  Bank ']],
  ['BCTN', ['bctn', 'BCT', 'banque-centrale-tunisie', 'Banque centrale de Tunisie']],
  ['BTKO', ['BTK', 'Banque Tuniso-Koweitienne', 'BANQUE TUNISO-KOWEÏTIENNE']],
  ['BST', ['bst', 'Al Baraka', 'al-baraka']],
  ['UTUB', ['utub', 'tf-bank']],
])('The bank %s is found as %j', (code, texts) => {
  expect(texts.map(parseBankCode)).toEqual(texts.map(() => code));
});

test('An unknown bank is reported as unknown', () => {
  expect(parseBankCode('UBCI')).toBeUndefined();
  expect(bankBySlug('')).toBeUndefined();
});

test('No spelling matches two banks', () => {
  for (const row of bankTable) {
    const names = [row.code, ...row.aliases, row.slug, row.displayName, row.fullName];
    expect(new Set(names.map(parseBankCode))).toEqual(new Set([row.code]));
  }
});

test('Each bank has its own slug and initials, and all but the central bank are commercial', () => {
  const distinct = (key: 'slug' | 'initials') => new Set(bankTable.map((row) => row[key])).size;
  const banks = bankTable.length;
  expect([distinct('slug'), distinct('initials')]).toEqual([banks, banks]);
  expect(commercialBankCodes).toHaveLength(banks - 1);
  expect(commercialBankCodes).not.toContain('BCTN');
});

test('A bank is found by its code and by its address', () => {
  const bank = {
    code: 'BHBK',
    aliases: ['BHKB'],
    slug: 'bh',
    displayName: 'BH Bank',
    fullName: "BH Bank (Banque de l'Habitat)",
    initials: 'BH',
  };
  expect(bankByCode('BHBK')).toMatchObject(bank);
  expect(bankBySlug('BH')).toMatchObject(bank);
});

test('Banks are ordered by name ignoring case', () => {
  const codes: BankCode[] = ['ATBK', 'BST', 'CFCT', 'BIAT'];
  const order = bankNameOrder('fr');
  expect(codes.sort(order)).toEqual(['BST', 'CFCT', 'ATBK', 'BIAT']);
  expect(codes.map((code) => order(code, code))).toEqual([0, 0, 0, 0]);
});

test('Any text gives a bank of the table or undefined', () => {
  const codes: readonly (string | undefined)[] = [...bankTable.map(({ code }) => code), undefined];
  forHostileTexts((text) => {
    expect(codes).toContain(parseBankCode(text));
    expect(codes).toContain(bankBySlug(text)?.code);
  });
});
