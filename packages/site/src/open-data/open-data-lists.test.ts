import type { StoredOpenRate } from '@dinar/domain/open-data/open-rate';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { expect, test } from 'vitest';
import {
  bankFields,
  bankRows,
  calendarFields,
  calendarRows,
  currencyFields,
  currencyRows,
  providerFields,
  providerRows,
} from './open-data-lists.ts';

const sale: StoredOpenRate = {
  currency: 'EUR',
  kind: 'sale',
  bank: 'biat',
  value: '3.41',
  day: day('2026-11-27'),
  at: null,
  source: 'import',
  provider: 'BIAT',
  providerUrl: null,
  correction: null,
};

test.each<{ list: string; fields: readonly { name: string }[]; rows: readonly object[] }>([
  { list: 'currencies', fields: currencyFields, rows: currencyRows() },
  { list: 'banks', fields: bankFields, rows: bankRows([sale]) },
  { list: 'providers', fields: providerFields, rows: providerRows() },
  { list: 'days', fields: calendarFields, rows: calendarRows('2026') },
])('Every field of the list of $list has more than one value', ({ fields, rows }) => {
  const constant = fields.filter(({ name }) => {
    const values = rows.map((row) => Object.entries(row).find(([key]) => key === name)?.[1]);
    return new Set(values).size < 2;
  });
  expect(constant).toEqual([]);
});

test('A bank has its own site in the list', () => {
  const website = bankRows([]).find(({ slug }) => slug === 'biat')?.website;
  expect(website).toBe('https://www.biat.tn');
});
