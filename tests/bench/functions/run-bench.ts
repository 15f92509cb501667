import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import type { CounterCandidate } from '@dinar/functions/sources/candidate-rate';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import { runFolderOf } from '@dinar/local-run/emulators/run-folder';
import { freePorts } from '@dinar/local-run/ports';
import { fromRoot } from '@dinar/local-run/project-root';
import { startStack } from '@dinar/local-run/stack';
import { boardRows } from './board-rows.ts';
import { type BoardFigures, measureBoard } from './measure-board.ts';
import { openVisitor } from './visitor.ts';

const rowCount = 400;

/**
 * `npm run bench:functions`: a board of 400 rows through the real triggers in the emulators, in one
 * commit and in one a bank; prints a table and writes bench-functions.json.
 */
export async function runBench(): Promise<void> {
  const figures = await measure();
  const file = fromRoot('.local', 'bench-functions.json');
  await writeFile(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.table(Object.fromEntries(figures.map(({ name, ...rest }) => [name, rest])));
  console.log(path.relative(fromRoot(), file));
}

async function measure(): Promise<BoardFigures[]> {
  const ports = await freePorts();
  const projectId = 'demo-dinar';
  const stack = await startStack({ ports, projectId, seed: true, feed: false, quiet: true });
  const { firestoreHost } = stack;
  const db = connectFirestore(firestoreHost, projectId);
  try {
    const visitor = await openVisitor(firestoreHost, projectId);
    const logFile = path.join(runFolderOf(ports), 'emulators.log');
    const place = { db, visitor, firestoreHost, projectId, logFile };
    const day = latestWorkingDay(utcDay(new Date()));
    const board = (share: number) => boardRows(day, rowCount, share);
    // The first events wait for worker processes to start, which on Firebase is a cold start.
    await measureBoard(place, 'warm up', [board(0.0005)]);
    const figures = [
      await measureBoard(place, 'one commit', [board(0.001)]),
      await measureBoard(place, 'one commit a bank', byBank(board(0.0015))),
    ];
    await visitor.close();
    return figures;
  } finally {
    await db.terminate();
    await stack.stop();
  }
}

function byBank(rows: readonly CounterCandidate[]): CounterCandidate[][] {
  return commercialBankCodes
    .map((bank) => rows.filter(({ bankId }) => bankId === bank))
    .filter((own) => own.length > 0);
}
