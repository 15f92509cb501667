import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { RateTransaction } from './rate-store.ts';
import { SharedTransaction } from './shared-transaction.ts';

const readAt = Timestamp.fromMillis(0);

function setUp() {
  const calls: string[] = [];
  const row = { currency: 'EUR', bankId: 'BIAT', date: '2026-01-12', status: 1 };
  const document = { path: 'bank-rates/a', data: row, changedAt: readAt, readAt };
  const transaction: RateTransaction = {
    get: async (path) => {
      calls.push(`get ${path}`);
      return { path, data: { points: { a: 1 } }, changedAt: readAt, readAt };
    },
    findRows: async () => {
      calls.push('findRows');
      return { documents: [document], readAt };
    },
    findOverrides: async () => {
      calls.push('findOverrides');
      return [];
    },
    set: (path) => calls.push(`set ${path}`),
    update: (path) => calls.push(`update ${path}`),
    delete: (path) => calls.push(`delete ${path}`),
  };
  return { calls, shared: new SharedTransaction(transaction) };
}

test('Each document and each query is read once, and a narrower query uses the rows already read', async () => {
  const { calls, shared } = setUp();
  await Promise.all([shared.get('y/1'), shared.get('y/1')]);
  await Promise.all([shared.findOverrides({}), shared.findOverrides({})]);
  expect((await shared.findRows({ currency: 'EUR' })).documents).toHaveLength(1);
  expect((await shared.findRows({ currency: 'EUR', bankId: 'BIAT' })).documents).toHaveLength(1);
  expect((await shared.findRows({ currency: 'EUR', bankId: 'STBK' })).documents).toEqual([]);
  expect(calls).toEqual(['get y/1', 'findOverrides', 'findRows']);
});

test('A read sees earlier writes, and the writes are sent after the last read', async () => {
  const { calls, shared } = setUp();
  shared.update('y/1', [{ field: ['points', 'b'], value: 2 }]);
  shared.update('y/1', [{ field: ['points', 'a'], value: undefined }]);
  expect((await shared.get('y/1')).data).toEqual({ points: { b: 2 } });
  shared.update('bank-rates/a', [{ field: ['problem'], value: 'far off' }]);
  const { documents } = await shared.findRows({ currency: 'EUR' });
  expect(documents[0]?.data).toMatchObject({ problem: 'far off' });
  shared.delete('y/1');
  expect((await shared.get('y/1')).data).toBeUndefined();
  shared.set('y/1', { points: {} });
  expect((await shared.get('y/1')).data).toEqual({ points: {} });
  expect(calls).toEqual(['get y/1', 'findRows']);
  shared.flush();
  expect(calls.slice(2)).toEqual([
    ...['update y/1', 'update y/1', 'update bank-rates/a', 'delete y/1', 'set y/1'],
  ]);
});
