import type { ImportArguments } from './import-arguments.ts';
import type { ImportColumn } from './import-column.ts';
import { ImportError } from './import-error.ts';
import type { ParsedFile } from './import-row.ts';

/** Raises ImportError when a file holds no row, or a column it cannot do without in none of them. */
export function checkColumns({ rows, problems }: ParsedFile, options: ImportArguments): void {
  const { file, date, bank } = options;
  if (rows.length + problems.length === 0) {
    throw new ImportError('empty-file', `${file} holds no rates.`);
  }
  if (rows.length === 0) return;
  const has = (column: ImportColumn) => rows.some((row) => row.fields[column] !== undefined);
  if (!has('currency')) throw missing(file, 'devise');
  if (!has('date') && date === undefined) throw missing(file, 'date', 'or say --date YYYY-MM-DD');
  if (!has('bank') && bank === undefined) throw missing(file, 'banque', 'or say --bank CODE');
  if (has('mid')) return;
  if (!has('purchase')) throw missing(file, 'achat');
  if (!has('sale')) throw missing(file, 'vente');
}

function missing(file: string, column: string, otherwise?: string): ImportError {
  const advice = otherwise === undefined ? 'Add it.' : `Add it, ${otherwise}.`;
  return new ImportError('missing-column', `${file} has no column "${column}". ${advice}`);
}
