import { sameContent, upkeepFields } from '@dinar/domain/aggregates/same-content';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { type Rebuild, rebuildNow } from '../aggregates/rebuild.ts';
import { statsRebuild } from '../aggregates/rebuild-stats.ts';
import { type Outcome, outcomeOf } from '../aggregates/settle-aggregate.ts';
import { firestoreRateStore } from '../rate-store/firestore-rate-store.ts';
import { makeCanonical } from '../rate-store/mend-row.ts';
import type { RateStore } from '../rate-store/rate-store.ts';
import { asCorrected } from '../rate-store/stored-overrides.ts';
import { readRows, rowDays } from './read-rows.ts';
import { rebuildsOfPath } from './rebuilds-of-path.ts';
import { daysOfMonth, type Month, recentDays } from './reconciled-days.ts';
import { type Compared, readStoredAggregates, saidBy } from './stored-aggregates.ts';
import { wantedAggregates } from './wanted-aggregates.ts';

/** A document that differed from its rows, and the outcome of its repair. */
interface Drift {
  readonly path: string;
  readonly outcome: Exclude<Outcome, 'unchanged'>;
  /** The fields that differed, as `name` or `points.MM-DD`. */
  readonly fields: readonly string[];
}

export interface DriftReport {
  readonly checked: number;
  readonly repaired: readonly Drift[];
}

/**
 * Compares the boards of a day, and the snapshots and history of its last 14 days, with a recomputation
 * from their rows. Repairs each difference in its own transaction, from the rows of that moment, so a
 * document that a trigger has corrected meanwhile is not reported. Also makes rows with alternate spellings
 * canonical, and judges rows again whose day has come since they were judged.
 */
export function repairDrift(db: Firestore, today: RateDate): Promise<DriftReport> {
  return repairDays(db, today, { days: recentDays(today), withBoards: true });
}

/** Does the same for the snapshots and the history of an older month. */
export function repairMonth(db: Firestore, today: RateDate, month: Month): Promise<DriftReport> {
  return repairDays(db, today, { days: daysOfMonth(month), withBoards: false });
}

async function repairDays(
  db: Firestore,
  today: RateDate,
  compared: Compared,
): Promise<DriftReport> {
  const store = firestoreRateStore(db);
  const repaired: Drift[] = [];
  const { found, hidden } = await readRows(db, compared);
  for (const path of hidden) {
    await makeCanonical(store, path);
    repaired.push({ path, outcome: 'written', fields: ['spelling'] });
  }
  const { from: fromDate, to: toDate } = rowDays(compared);
  const rows = await asCorrected(db, found, today, { fromDate, toDate });
  const stored = await readStoredAggregates(db, compared);
  const { documents, marks } = wantedAggregates(rows, stored, today, compared);
  for (const [currency, changes] of marks) {
    await rebuildNow(store, statsRebuild(currency, today));
    for (const { path } of changes)
      repaired.push({ path, outcome: 'written', fields: ['problem'] });
  }
  const paths = new Set([...stored.keys(), ...documents.keys()]);
  for (const path of paths) {
    const said = saidBy(stored.get(path), compared.days);
    const wanted = documents.get(path);
    if (outcomeOf(said, wanted) === 'unchanged') continue;
    const fields = differences(said, wanted);
    const points = fields.map((field) => field.replace(/^points\./, ''));
    const outcome = await repair(store, path, rebuildsOfPath(path, points, today));
    if (outcome !== 'unchanged') repaired.push({ path, outcome, fields });
  }
  return { checked: paths.size, repaired };
}

async function repair(
  store: RateStore,
  path: string,
  rebuilds: readonly Rebuild[],
): Promise<Outcome> {
  if (rebuilds.length === 0) {
    // No rows produce this id: somebody created the document.
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
  for (const name of upkeepFields) names.delete(name);
  return [...names].filter((name) => !sameContent(flatSaid[name], flatWanted[name])).sort();
}

function withPointsApart(data: DocumentData = {}): DocumentData {
  const { points, ...fields } = data;
  const apart = Object.entries(points ?? {}).map(([key, point]) => [`points.${key}`, point]);
  return { ...fields, ...Object.fromEntries(apart) };
}
