import { sameContent } from '@dinar/domain/aggregates/same-content';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type DocumentData, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { StoredRate } from './active-rows.ts';
import { decodeRateSnapshot } from './decode-rate-snapshot.ts';
import { firestoreRateStore, storedDocument } from './firestore-rate-store.ts';
import { makeCanonical } from './make-canonical.ts';
import type { RateStore } from './rate-store.ts';
import { type Rebuild, rebuildNow } from './rebuild.ts';
import { statsRebuild } from './rebuild-stats.ts';
import { rebuildsOfPath } from './rebuilds-of-path.ts';
import { type Outcome, outcomeOf } from './settle-aggregate.ts';
import { readStoredAggregates, saidBy } from './stored-aggregates.ts';
import { wantedAggregates } from './wanted-aggregates.ts';

/** A document that was not what the rows say, and what was done about it. */
export interface Drift {
  readonly path: string;
  readonly outcome: Exclude<Outcome, 'unchanged'>;
  /** The fields that differed, as `name` or `points.MM-DD`. */
  readonly fields: readonly string[];
}

export interface DriftReport {
  readonly checked: number;
  readonly repaired: readonly Drift[];
}

const rowsPerPage = 2000;

/**
 * Compares every aggregate with a recomputation from all rows as of a day, and repairs each that differs in a
 * transaction of its own, from the rows as they stand then: what a trigger mends meanwhile is found
 * right and not reported. Rows typed with alternate spellings are made canonical on the way, and those
 * whose day has come since they were judged are judged anew.
 */
export async function repairDrift(db: Firestore, today: RateDate): Promise<DriftReport> {
  const store = firestoreRateStore(db);
  const repaired: Drift[] = [];
  const rows: StoredRate[] = [];
  for await (const row of readAllRows(db, store, repaired)) rows.push(row);
  const stored = await readStoredAggregates(db);
  const { documents, marks } = wantedAggregates(rows, stored, today);
  for (const [currency, changes] of marks) {
    await rebuildNow(store, statsRebuild(currency, today));
    for (const { path } of changes)
      repaired.push({ path, outcome: 'written', fields: ['problem'] });
  }
  const paths = new Set([...stored.keys(), ...documents.keys()]);
  for (const path of paths) {
    const said = saidBy(stored.get(path));
    const wanted = documents.get(path);
    if (outcomeOf(said, wanted) === 'unchanged') continue;
    const fields = differences(said, wanted);
    const points = fields.map((field) => field.replace(/^points\./, ''));
    const outcome = await repair(store, path, rebuildsOfPath(path, points, today));
    if (outcome !== 'unchanged') repaired.push({ path, outcome, fields });
  }
  return { checked: paths.size, repaired };
}

async function* readAllRows(
  db: Firestore,
  store: RateStore,
  repaired: Drift[],
): AsyncIterable<StoredRate> {
  const byId = db
    .collection(collection.bankRates)
    .orderBy(FieldPath.documentId())
    .limit(rowsPerPage);
  for (let page = await byId.get(); ; ) {
    for (const document of page.docs) {
      const { path } = document.ref;
      const snapshot = decodeRateSnapshot(storedDocument(document));
      if (snapshot.kind !== 'rate') continue;
      if (!snapshot.isCanonical) {
        await makeCanonical(store, path);
        repaired.push({ path, outcome: 'written', fields: ['spelling'] });
      }
      if (snapshot.rate.status === 1) yield { path, rate: snapshot.rate };
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < rowsPerPage) return;
    page = await byId.startAfter(last).get();
  }
}

async function repair(
  store: RateStore,
  path: string,
  rebuilds: readonly Rebuild[],
): Promise<Outcome> {
  if (rebuilds.length === 0) {
    // No rows have this id as theirs: somebody put it there.
    await store.transact(async (transaction) => transaction.delete(path));
    return 'deleted';
  }
  const outcomes: Outcome[] = [];
  for (const rebuild of rebuilds) outcomes.push(await rebuildNow(store, rebuild));
  return outcomes.find((outcome) => outcome !== 'unchanged') ?? 'unchanged';
}

function differences(said: DocumentData | undefined, wanted: DocumentData | undefined): string[] {
  const [flatSaid, flatWanted] = [withPointsApart(said), withPointsApart(wanted)];
  const names = new Set([...Object.keys(flatSaid), ...Object.keys(flatWanted)]);
  names.delete('updatedAt');
  return [...names].filter((name) => !sameContent(flatSaid[name], flatWanted[name])).sort();
}

function withPointsApart(data: DocumentData = {}): DocumentData {
  const { points, ...fields } = data;
  const apart = Object.entries(points ?? {}).map(([key, point]) => [`points.${key}`, point]);
  return { ...fields, ...Object.fromEntries(apart) };
}
