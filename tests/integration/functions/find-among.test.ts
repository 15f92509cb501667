import { findAmong } from '@dinar/functions/store/documents/find-among';
import { beforeEach, expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const { db, clear } = await openFirestore();
beforeEach(clear);

test('Documents are found among more values than Firestore compares in one query', async () => {
  const values = Array.from({ length: 61 }, (_, index) => `value-${index}`);
  const rows = db.collection('bank-rates');
  const asked = ['value-0', 'value-30', 'value-60', 'another'];
  await Promise.all(asked.map((currency) => rows.doc(currency).set({ currency })));
  const found = await findAmong(rows, 'currency', values);
  expect(found.map(({ id }) => id)).toEqual(['value-0', 'value-30', 'value-60']);
  expect(await findAmong(rows, 'currency', [])).toEqual([]);
});
