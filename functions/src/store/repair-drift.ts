import { sameContent } from '@dinar/domain/aggregates/same-content';
import { collection } from '@dinar/domain/documents/collections';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { type DocumentData, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { decodeRateSnapshot } from './decode-rate-snapshot.ts';
import { firestoreRateStore, storedDocument } from './firestore-rate-store.ts';
import { makeCanonical } from './make-canonical.ts';
import type { RateStore } from './rate-store.ts';
import { rebuildNow } from './rebuild.ts';
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
 * Compares every aggregate with a recomputation from all rows, and repairs each that differs in a
 * transaction of its own, from the rows as they stand then: what a trigger mends meanwhile is found
 * right and not reported. Rows typed with alternate spellings are made canonical on the way.
 */
export async function repairDrift(db: Firestore): Promise<DriftReport> {
  const store = firestoreRateStore(db);
  const repaired: Drift[] = [];
  const rows: BankRate[] = [];
  for await (const row of readAllRows(db, store, repaired)) rows.push(row);
  const stored = await readStoredAggregates(db);
  const wanted = wantedAggregates(rows, stored);
  const paths = new Set([...stored.keys(), ...wanted.keys()]);
  for (const path of paths) {
    const said = saidBy(stored.get(path));
    if (outcomeOf(said, wanted.get(path)) === 'unchanged') continue;
    const fields = differences(said, wanted.get(path));
    const outcome = await repair(store, path, fields);
    if (outcome !== 'unchanged') repaired.push({ path, outcome, fields });
  }
  return { checked: paths.size, repaired };
}

async function* readAllRows(
  db: Firestore,
  store: RateStore,
  repaired: Drift[],
): AsyncIterable<BankRate> {
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
      if (snapshot.rate.status === 1) yield snapshot.rate;
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < rowsPerPage) return;
    page = await byId.startAfter(last).get();
  }
}

async function repair(store: RateStore, path: string, fields: readonly string[]): Promise<Outcome> {
  const points = fields.map((field) => field.replace(/^points\./, ''));
  const rebuilds = rebuildsOfPath(path, points);
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
