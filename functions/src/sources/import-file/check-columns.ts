import { columnName, type ImportColumn } from './import-column.ts';
import type { ParsedFile } from './import-row.ts';
import type { RowDefaults } from './read-import-row.ts';
import { UnusableFileError } from './unusable-file-error.ts';

/** Throws UnusableFileError when a file contains no row, or when none of its rows has a required column. */
export function checkColumns(
  { rows, problems }: ParsedFile,
  file: string,
  { date, bank }: RowDefaults,
): void {
  if (rows.length + problems.length === 0) {
    throw new UnusableFileError(`${file} ne contient aucun taux.`);
  }
  if (rows.length === 0) return;
  const has = (column: ImportColumn) => rows.some((row) => row.fields[column] !== undefined);
  const needed: ImportColumn[] = [
    ...(has('name') ? [] : (['currency'] as const)),
    ...(date === undefined ? (['date'] as const) : []),
    ...(bank === undefined ? (['bank'] as const) : []),
    ...(has('mid') ? [] : (['purchase', 'sale'] as const)),
  ];
  const missing = needed.find((column) => !has(column));
  if (missing === undefined) return;
  const remedy =
    missing === 'bank' ? 'ajoutez-la, ou nommez le fichier comme la banque' : 'ajoutez-la';
  const text = `${file} n'a pas de colonne « ${columnName(missing)} » : ${remedy}.`;
  throw new UnusableFileError(text, { missing });
}
