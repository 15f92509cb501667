import { readFile } from 'node:fs/promises';

interface FunctionWork {
  readonly runs: number;
  readonly reads: number;
  readonly writes: number;
}

/** Sums the work that onBankRateWritten's runs logged after `from`, an earlier length of the log. */
export async function readFunctionWork(logFile: string, from: number): Promise<FunctionWork> {
  const text = (await readFile(logFile, 'utf8')).slice(from);
  const lines = [...text.matchAll(/\{[^{}\n]*"message":"aggregates"[^{}\n]*\}/g)];
  const facts: { reads: number; writes: number }[] = lines.map(([line]) => JSON.parse(line));
  return {
    runs: facts.length,
    reads: facts.reduce((sum, { reads }) => sum + reads, 0),
    writes: facts.reduce((sum, { writes }) => sum + writes, 0),
  };
}

export async function logLength(logFile: string): Promise<number> {
  return (await readFile(logFile, 'utf8')).length;
}
