import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { storedRates } from './active-rows.ts';
import { commitGroups, type Write } from './commit-groups.ts';
import { firestoreRateStore, storedDocument } from './firestore-rate-store.ts';
import { rebuildNow } from './rebuild.ts';
import { countOutcomes, type RebuildReport } from './rebuild-report.ts';
import { statsRebuild } from './rebuild-stats.ts';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';
import { readStoredAggregates, saidBy } from './stored-aggregates.ts';
import { wantedAggregates } from './wanted-aggregates.ts';

/**
 * Recomputes every aggregate as of a day: each collection read once, differences written in batches.
 * For a database nobody else writes meanwhile; where others do, rebuild one by one, in transactions.
 */
export async function rebuildEverything(db: Firestore, today: RateDate): Promise<RebuildReport> {
  const { wanted, stored, readAt } = await readWanted(db, today);
  if (wanted.marks.size > 0) {
    const store = firestoreRateStore(db);
    for (const currency of wanted.marks.keys())
      await rebuildNow(store, statsRebuild(currency, today));
    return rebuildEverything(db, today);
  }
  const outcomes: Outcome[] = [];
  const writes: Write[] = [];
  for (const path of new Set([...stored.keys(), ...wanted.documents.keys()])) {
    const fields = wanted.documents.get(path);
    const outcome = outcomeOf(saidBy(stored.get(path)), fields);
    outcomes.push(outcome);
    if (outcome !== 'unchanged') writes.push(writeOf(db, path, fields, readAt));
  }
  await commitGroups(db, [writes]);
  return countOutcomes(outcomes);
}

async function readWanted(db: Firestore, today: RateDate) {
  const stored = await readStoredAggregates(db);
  const { docs, readTime } = await db.collection(collection.bankRates).get();
  const rows = storedRates(docs.map(storedDocument));
  return { stored, wanted: wantedAggregates(rows, stored, today), readAt: readTime };
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
