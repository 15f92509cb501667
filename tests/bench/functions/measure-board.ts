import { readFile } from 'node:fs/promises';
import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { CounterCandidate } from '@dinar/functions/sources/candidate-rate';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { repairDrift } from '@dinar/functions/store/reconcile/repair-drift';
import type { Firestore } from 'firebase-admin/firestore';
import { untilEventsDelivered } from '../../support/outbox.ts';
import type { Push, Visitor } from './visitor.ts';

interface BenchPlace {
  readonly db: Firestore;
  readonly visitor: Visitor;
  readonly firestoreHost: string;
  readonly projectId: string;
  readonly logFile: string;
}

/** The cost of one board, from its import to the last of its events. */
export interface BoardFigures {
  readonly name: string;
  readonly rows: number;
  readonly commits: number;
  /** The seconds until a visitor saw every row. */
  readonly visibleAfterS: number;
  readonly settledAfterS: number;
  readonly functionRuns: number;
  readonly documentsRead: number;
  /** Includes the rows themselves. */
  readonly documentsWritten: number;
  /** The updates of all aggregates together, to one visitor. */
  readonly updatesPushed: number;
  readonly mostUpdatesOfOneAggregate: number;
  /** The highest number within any one second. */
  readonly mostUpdatesOfOneAggregateInASecond: number;
  /** The rows that the same visitor would have received by listening to raw rows. */
  readonly updatesOnRawRows: number;
  readonly drift: number;
}

/** Imports a board in the given commits and measures its delivery. */
export async function measureBoard(
  place: BenchPlace,
  name: string,
  commits: readonly (readonly CounterCandidate[])[],
): Promise<BoardFigures> {
  const { db, visitor, firestoreHost, projectId, logFile } = place;
  const rows = commits.flat();
  const from = await logLength(logFile);
  visitor.forget();
  const startedMs = performance.now();
  const seen = visitor.until((board) => rows.every((row) => shows(board, row)), 300_000);
  for (const commit of commits) {
    const { written } = await ingestRates(db, commit, { now: new Date(), source: 'demo' });
    if (written !== commit.length) throw new Error(`${name}: ${written} of ${commit.length} taken`);
  }
  await seen;
  const visibleMs = performance.now() - startedMs;
  await untilEventsDelivered(firestoreHost, projectId, 300_000);
  const settledMs = performance.now() - startedMs;
  const work = await readFunctionWork(logFile, from);
  const pushes = [...visitor.pushes];
  const { repaired } = await repairDrift(db, utcDay(new Date()));
  return {
    name,
    rows: rows.length,
    commits: commits.length,
    visibleAfterS: round(visibleMs / 1000),
    settledAfterS: round(settledMs / 1000),
    functionRuns: work.runs,
    documentsRead: work.reads,
    documentsWritten: work.writes + rows.length,
    updatesPushed: pushes.length,
    mostUpdatesOfOneAggregate: most(pushes, Number.POSITIVE_INFINITY),
    mostUpdatesOfOneAggregateInASecond: most(pushes, 1000),
    updatesOnRawRows: rows.length,
    drift: repaired.length,
  };
}

function shows(board: ReadonlyMap<string, unknown>, row: CounterCandidate): boolean {
  const path = `${collection.ratesStats}/${row.currency}`;
  const decoded = decodeRatesStats(path, board.get(row.currency));
  if (!decoded.ok) return false;
  const line = decoded.value.banks.find(({ bankId }) => bankId === row.bankId);
  return line?.saleRate === row.saleRate && line.purchaseRate === row.purchaseRate;
}

/** The highest number of updates of one aggregate in any window of `windowMs`. */
function most(pushes: readonly Push[], windowMs: number): number {
  const counts = pushes.map(
    ({ currency, atMs }) =>
      pushes.filter(
        (it) => it.currency === currency && it.atMs >= atMs && it.atMs < atMs + windowMs,
      ).length,
  );
  return Math.max(0, ...counts);
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

interface FunctionWork {
  readonly runs: number;
  readonly reads: number;
  readonly writes: number;
}

/** Sums the work that onBankRateWritten's runs logged after `from`, an earlier length of the log. */
async function readFunctionWork(logFile: string, from: number): Promise<FunctionWork> {
  const text = (await readFile(logFile, 'utf8')).slice(from);
  const lines = [...text.matchAll(/\{[^{}\n]*"message":"aggregates"[^{}\n]*\}/g)];
  const facts: { reads: number; writes: number }[] = lines.map(([line]) => JSON.parse(line));
  return {
    runs: facts.length,
    reads: facts.reduce((sum, { reads }) => sum + reads, 0),
    writes: facts.reduce((sum, { writes }) => sum + writes, 0),
  };
}

async function logLength(logFile: string): Promise<number> {
  return (await readFile(logFile, 'utf8')).length;
}
