import path from 'node:path';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import type { CounterCandidate } from '@dinar/functions/sources/candidate-rate';
import { defineCommand } from '@dinar/tools/command/command';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { runFolderOf } from '@dinar/tools/local/emulators/run-folder';
import { freePorts } from '@dinar/tools/local/ports';
import { writeResults } from '../support/results.ts';
import { startBenchStack } from '../support/start-bench-stack.ts';
import { boardRows } from './board-rows.ts';
import { type BoardFigures, measureBoard } from './measure-board.ts';
import { openVisitor } from './visitor.ts';

const rowCount = 400;

/**
 * `npm run bench:functions`: sends a board of 400 rows through the real triggers in the emulators, in one
 * commit and in one commit per bank.
 */
export const command = defineCommand({
  name: 'bench:functions',
  about: `Compte les lectures et écritures d'un tableau de ${rowCount} taux (docs/costs.md).`,
  options: {},
  async run() {
    const figures = await measure();
    console.table(Object.fromEntries(figures.map(({ name, ...rest }) => [name, rest])));
    await writeResults('functions', { figures });
    return 0;
  },
});

async function measure(): Promise<BoardFigures[]> {
  const ports = await freePorts();
  const stack = await startBenchStack(ports);
  const { firestoreHost, projectId } = stack;
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
