import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { rebuildNow } from '../aggregates/rebuild.ts';
import { statsRebuild } from '../aggregates/rebuild-stats.ts';
import {
  countOutcomes,
  type Outcome,
  outcomeOf,
  type RebuildReport,
} from '../aggregates/settle-aggregate.ts';
import { commitGroups, type Write } from '../documents/commit-groups.ts';
import { firestoreRateStore, storedDocument } from '../rate-store/firestore-rate-store.ts';
import { asCorrected } from '../rate-store/stored-overrides.ts';
import { storedRates } from '../rate-store/stored-rates.ts';
import { allDays } from './reconciled-days.ts';
import { type Compared, readStoredAggregates, saidBy } from './stored-aggregates.ts';
import { wantedAggregates } from './wanted-aggregates.ts';

const everything: Compared = { days: allDays, withBoards: true };

/**
 * Recomputes every aggregate as of a day: reads each collection once and writes the differences in batches.
 * For a small database without other writers; otherwise use repairDrift.
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
    const outcome = outcomeOf(saidBy(stored.get(path), everything.days), fields);
    outcomes.push(outcome);
    if (outcome !== 'unchanged') writes.push(writeOf(db, path, fields, readAt));
  }
  await commitGroups(db, [writes]);
  return countOutcomes(outcomes);
}

async function readWanted(db: Firestore, today: RateDate) {
  const stored = await readStoredAggregates(db, everything);
  const { docs, readTime } = await db.collection(collection.bankRates).get();
  const rows = await asCorrected(db, storedRates(docs.map(storedDocument)), today);
  return { stored, wanted: wantedAggregates(rows, stored, today, everything), readAt: readTime };
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
