import { expect, test } from 'vitest';
import { encodeBankRate } from '../documents/bank-rate-document.ts';
import { publishedText } from '../rates/bank-rate.ts';
import { counterRow } from '../testing/rate-rows.ts';
import { changedFields, isHandChange } from './hand-change.ts';

const path = 'bank-rates/2026-11-20_BIAT_EUR';
const rate = counterRow('BIAT', '2026-11-20', [3.36, 3.44]);
const row = { ...encodeBankRate(rate), asRead: publishedText(rate), runId: 'one' };
const moved = { ...rate, saleRate: 3.45, fetchedAt: new Date('2026-11-20T14:00:00Z') };
const read = { ...encodeBankRate(moved), asRead: publishedText(moved), runId: 'two' };
const typed = { bank: 'biat', currency_code: 'eur', date: '2026-11-20', purchase_rate: '3,36' };
const typedRow = { ...typed, saleRate: 3.44, status: 1, note: 'Amel' };
const canonical = { ...encodeBankRate({ ...rate, source: 'import' }), note: 'Amel' };
const typedAt = { fetchedAt: new Date('2026-11-20T00:00:00Z') };

test.each([
  ['a job’s first reading', undefined, row],
  ['a job’s next reading', row, read],
  ['a job’s next reading of what staff had replaced by a file', { ...row, source: 'import' }, read],
  ['a problem', row, { ...row, problem: 'Trop loin' }],
  ['a problem taken back', { ...row, problem: 'Trop loin' }, { ...row, problem: null }],
  ['canonical fields', typedRow, { ...canonical, ...typedAt }],
  ['both at once', typedRow, { ...canonical, ...typedAt, problem: 'Trop loin' }],
])('A change that is %s was made by functions', (_, before, after) => {
  expect(isHandChange(path, { before, after })).toBe(false);
});

test.each([
  ['a typed row', undefined, typedRow],
  ['a rate', row, { ...row, saleRate: 3.46 }],
  ['a rate put back', { ...row, saleRate: 3.46 }, row],
  ['a status', row, { ...row, status: 0 }],
  ['a note', row, { ...row, note: 'vu' }],
  ['a day that is none', row, { ...row, date: 'lundi' }],
  ['a deletion', row, undefined],
])('A change that is %s was made by a person', (_, before, after) => {
  expect(isHandChange(path, { before, after })).toBe(true);
});

test('The changed fields are listed, except the problem', () => {
  const after = { ...row, status: 0, note: 'vu', problem: 'Trop loin' };
  expect(changedFields({ before: row, after })).toEqual(['note', 'status']);
});
