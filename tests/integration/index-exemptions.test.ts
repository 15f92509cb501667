import { readFileSync } from 'node:fs';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, test } from 'vitest';
import { openStaffDatabase } from './open-staff-database.ts';

const db = openStaffDatabase();
const { fieldOverrides } = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8'));
const exempt = new Set(
  fieldOverrides.map((one: { collectionGroup: string; fieldPath: string }) =>
    [one.collectionGroup, one.fieldPath].join('.'),
  ),
);

/** The entries that a field has in the automatic indexes, one in each direction for each value in it. */
function entriesOf(value: unknown): number {
  if (Array.isArray(value)) return 1 + value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if (Object.getPrototypeOf(value) !== Object.prototype) return 1;
  return 1 + Object.values(value).reduce((sum: number, each) => sum + entriesOf(each), 0);
}

test('No field with many values or a long text has an automatic index that nothing queries', async () => {
  const big = new Set<string>();
  for (const collection of await db.listCollections()) {
    const { docs } = await collection.limit(300).get();
    for (const [name, value] of docs.flatMap((doc) => Object.entries(doc.data()))) {
      const isLong = typeof value === 'string' && value.length > 400;
      if (isLong || entriesOf(value) > 40) big.add(`${collection.id}.${name}`);
    }
  }
  // The histories of a year are the biggest.
  expect([...big]).toContain('rate-history.points');
  expect([...big].filter((field) => !exempt.has(field))).toEqual([]);
});
