import type { Firestore } from 'firebase-admin/firestore';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import type { ImportRow, ParsedFile, RowProblem } from '../../sources/import-file/import-row.ts';
import { type RowDefaults, readImportRow } from '../../sources/import-file/read-import-row.ts';
import { ingestRates } from '../ingest/ingest-rates.ts';
import type { JumpApproval } from '../ingest/record-accepted-jumps.ts';
import { problemOfRefusal } from './describe-problem.ts';

interface FileContext {
  readonly now: Date;
  readonly defaults: RowDefaults;
  /** Judges and reports, but writes nothing. */
  readonly dryRun?: boolean | undefined;
  readonly acceptJumps?: JumpApproval | undefined;
  /** Refuses rows that change a past day. */
  readonly guardsPast?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

/** The outcome of a file of rates. */
export interface FileReport {
  readonly read: number;
  readonly written: number;
  readonly unchanged: number;
  /** The reasons why nothing was written, in the order of the file. */
  readonly problems: readonly RowProblem[];
  /** The rows as they were read. */
  readonly rows: readonly CandidateRate[];
}

/** Stores the rates of a file, all or none: with one refused row nothing is written. */
export async function ingestFile(
  db: Firestore,
  parsed: ParsedFile,
  { defaults, dryRun, acceptJumps, ...context }: FileContext,
): Promise<FileReport> {
  const { taken, problems } = readRows(parsed, defaults);
  const candidates = taken.map(({ candidate }) => candidate);
  const { written, unchanged, refused } = await ingestRates(db, candidates, {
    ...context,
    source: 'import',
    // Rows that could not be read block the others, which are still judged.
    dryRun: dryRun === true || problems.length > 0,
    maxRefusedShare: 0,
    ...(acceptJumps && { acceptJumps }),
  });
  for (const refusal of refused) problems.push(problemOfRefusal(refusal, taken[refusal.row]?.row));
  const read = parsed.rows.length + parsed.problems.length;
  problems.sort((a, b) => a.line - b.line);
  return { read, written, unchanged, problems, rows: candidates };
}

interface TakenRow {
  readonly row: ImportRow;
  readonly candidate: CandidateRate;
}

function readRows({ rows, problems: unparsed }: ParsedFile, defaults: RowDefaults) {
  const taken: TakenRow[] = [];
  const problems: RowProblem[] = [...unparsed];
  for (const row of rows) {
    const read = readImportRow(row, defaults);
    if (read.ok) taken.push({ row, candidate: read.candidate });
    else problems.push(...read.problems);
  }
  return { taken, problems };
}
