import type { BankCode } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { printedDays } from '../bank-table/printed-day.ts';
import { foldWords } from '../fold-words.ts';
import { checkColumns } from './check-columns.ts';
import type { FileKind } from './file-kind.ts';
import { bankInWords, factsOfName } from './file-name-facts.ts';
import type { ImportColumn } from './import-column.ts';
import type { ParsedFile } from './import-row.ts';
import { parseRatesCsv } from './parse-rates-csv.ts';
import type { RowDefaults } from './read-import-row.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnusableFileError } from './unusable-file-error.ts';

/** The words above the table of a day's form, before its day. */
export const formTitle = 'Formulaire du';

/** A file of rates, with the day and the bank of rows that have none of their own. */
export interface RatesFile {
  readonly parsed: ParsedFile;
  readonly defaults: RowDefaults;
  /** Points that a person has to confirm first, in French. */
  readonly doubts: readonly string[];
}

/**
 * Reads a workbook, a CSV or a text copied from a page. The day and the bank may be above the table or in the
 * file's name. Throws UnusableFileError when it contains no rates, and for the form of another day.
 */
export async function readRatesFile(
  bytes: Uint8Array,
  kind: FileKind,
  { label, today }: { readonly label: string; readonly today: RateDate },
): Promise<RatesFile> {
  const isBook = kind.kind === 'workbook';
  const read = isBook ? await readWorkbook(bytes, label) : parseRatesCsv(kind.text, label);
  const parsed = withoutEmptyRows(read, label, today);
  const name = factsOfName(label);
  const above = (read.above ?? []).join(' ');
  const banks = [name.bank, bankInWords(above)];
  const bank = has(parsed, 'bank') ? undefined : oneOf(banks, label, 'banques');
  const days = has(parsed, 'date') ? [] : printedDays(above);
  const date = has(parsed, 'date') ? undefined : oneOf([name.date, ...days], label, 'jours');
  const isUndated = date === undefined && !has(parsed, 'date');
  const defaults = { bank, date: isUndated ? today : date };
  checkColumns(parsed, label, defaults);
  const undated = `Aucun jour dans le fichier : ces cours seront ceux du ${formatDayInWords(today, 'fr')}.`;
  return { parsed, defaults, doubts: [...(parsed.doubts ?? []), ...(isUndated ? [undated] : [])] };
}

function has({ rows }: ParsedFile, column: ImportColumn): boolean {
  return rows.some(({ fields }) => fields[column] !== undefined);
}

function oneOf<Fact extends BankCode | RateDate>(
  facts: readonly (Fact | undefined)[],
  label: string,
  what: string,
): Fact | undefined {
  const [first, ...others] = new Set(facts.filter((fact) => fact !== undefined));
  if (others.length === 0) return first;
  const all = [first, ...others].join(', ');
  throw new UnusableFileError(
    `${label} nomme plusieurs ${what} (${all}), dans son nom ou au-dessus du tableau : gardez-en un seul.`,
  );
}

// In the form of the day an empty row is a currency that the bank does not quote.
function withoutEmptyRows(parsed: ParsedFile, label: string, today: RateDate): ParsedFile {
  const title = (parsed.above ?? []).find((text) => foldWords(text).includes(foldWords(formTitle)));
  if (title === undefined) return parsed;
  const [day] = printedDays(title);
  if (day !== today) {
    const other = `${label} est le formulaire du ${day === undefined ? '?' : formatDayInWords(day, 'fr')}`;
    throw new UnusableFileError(
      `${other}, et nous sommes le ${formatDayInWords(today, 'fr')} : prenez celui du jour, dans imports/template.`,
    );
  }
  const rows = parsed.rows.filter(({ fields }) => fields.purchase ?? fields.sale ?? fields.mid);
  if (rows.length + parsed.problems.length > 0) return { ...parsed, rows };
  throw new UnusableFileError(`${label} est vide : tapez des cours dans achat et vente.`);
}
