import { userInfo } from 'node:os';
import { openProjectDatabase } from '../../config/project-database.ts';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import { IngestInterruptedError } from '../../store/ingest-interrupted-error.ts';
import { ingestRates } from '../../store/ingest-rates.ts';
import { UsageError } from '../usage-error.ts';
import { checkColumns } from './check-columns.ts';
import { type ImportArguments, parseImportArguments, usage } from './import-arguments.ts';
import { ImportError } from './import-error.ts';
import { describeImport, problemOfRefusal } from './import-report.ts';
import type { ImportRow, RowProblem } from './import-row.ts';
import { findImportTarget } from './import-target.ts';
import { parseRatesCsv } from './parse-rates-csv.ts';
import { parseRatesJson } from './parse-rates-json.ts';
import { type ProgressStream, startProgress } from './progress-bar.ts';
import { readImportRow } from './read-import-row.ts';
import { readRatesFile } from './read-rates-file.ts';

/** What the command sees of the process it runs in. */
export interface ImportHost {
  readonly env: NodeJS.ProcessEnv;
  readonly now: Date;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: ProgressStream;
}

/** Exit codes: 0 all taken, 1 rows were refused and nothing written, 2 it could not be done. */
export type ImportExitCode = 0 | 1 | 2;

/** Imports a file of rates, all of it or nothing. */
export async function runImport(
  argv: readonly string[],
  host: ImportHost,
): Promise<ImportExitCode> {
  try {
    const options = parseImportArguments(argv);
    if (options !== undefined) return await importFile(options, host);
    host.stdout.write(usage);
    return 0;
  } catch (error) {
    const advice = adviceOf(error);
    if (advice === undefined) throw error;
    host.stderr.write(`${advice}\n`);
    return 2;
  }
}

async function importFile(options: ImportArguments, host: ImportHost): Promise<ImportExitCode> {
  const { file, dryRun } = options;
  const parsed = await parseFile(options);
  const { taken, problems } = readRows(parsed.rows, options);
  problems.push(...parsed.problems);
  const target = await findImportTarget(options.project, host.env);
  const { db, close } = openProjectDatabase(target.projectId);
  const progress = startProgress(host.stderr);
  try {
    const candidates = taken.map(({ candidate }) => candidate);
    const report = await ingestRates(db, candidates, {
      now: host.now,
      source: 'import',
      // Rows that could not be read hold back the others, which are judged all the same.
      dryRun: dryRun || problems.length > 0,
      allOrNothing: true,
      onProgress: progress.update,
      ...(options.acceptJumps !== undefined && {
        acceptJumps: { reason: options.acceptJumps, by: userInfo().username },
      }),
    });
    for (const refused of report.refused) {
      problems.push(problemOfRefusal(refused, taken[refused.row]?.row));
    }
    const read = parsed.rows.length + parsed.problems.length;
    host.stdout.write(describeImport({ file, read, dryRun, problems, ...report }));
    return problems.length > 0 ? 1 : 0;
  } finally {
    progress.stop();
    await close();
  }
}

async function parseFile(options: ImportArguments) {
  const text = await readRatesFile(options.file);
  const parse = options.format === 'csv' ? parseRatesCsv : parseRatesJson;
  const parsed = parse(text, options.file);
  checkColumns(parsed, options);
  return parsed;
}

interface TakenRow {
  readonly row: ImportRow;
  readonly candidate: CandidateRate;
}

function readRows(rows: readonly ImportRow[], options: ImportArguments) {
  const taken: TakenRow[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const read = readImportRow(row, options);
    if (read.ok) taken.push({ row, candidate: read.candidate });
    else problems.push(...read.problems);
  }
  return { taken, problems };
}

function adviceOf(error: unknown): string | undefined {
  const isTold = [UsageError, ImportError, IngestInterruptedError].some(
    (kind) => error instanceof kind,
  );
  if (isTold && error instanceof Error) return error.message;
  if (error instanceof Error && /default credentials/i.test(error.message)) {
    return (
      'No Google credentials were found. Run gcloud auth application-default login, ' +
      'or set GOOGLE_APPLICATION_CREDENTIALS to a service account key.'
    );
  }
  return undefined;
}
