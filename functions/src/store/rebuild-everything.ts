import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { activeRows } from './active-rows.ts';
import { commitGroups, type Write } from './commit-groups.ts';
import { storedDocument } from './firestore-rate-store.ts';
import { countOutcomes, type RebuildReport } from './rebuild-report.ts';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';
import { readStoredAggregates, saidBy } from './stored-aggregates.ts';
import { wantedAggregates } from './wanted-aggregates.ts';

/**
 * Recomputes every aggregate: each collection read once, differences written in batches. For a
 * database nobody else writes meanwhile; where others do, rebuild by scope, in transactions.
 */
export async function rebuildEverything(db: Firestore): Promise<RebuildReport> {
  const stored = await readStoredAggregates(db);
  const { docs, readTime } = await db.collection(collection.bankRates).get();
  const wanted = wantedAggregates(activeRows(docs.map(storedDocument)), stored);
  const outcomes: Outcome[] = [];
  const writes: Write[] = [];
  for (const path of new Set([...stored.keys(), ...wanted.keys()])) {
    const fields = wanted.get(path);
    const outcome = outcomeOf(saidBy(stored.get(path)), fields);
    outcomes.push(outcome);
    if (outcome !== 'unchanged') writes.push(writeOf(db, path, fields, readTime));
  }
  await commitGroups(db, [writes]);
  return countOutcomes(outcomes);
}

function writeOf(
  db: Firestore,
  path: string,
  fields: DocumentData | undefined,
  readAt: Timestamp,
): Write {
  const ref = db.doc(path);
  return (batch) => {
    if (fields === undefined) batch.delete(ref);
    else batch.set(ref, { ...fields, updatedAt: readAt });
  };
}
