import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { CsvError, parse } from 'csv-parse/sync';
import { inPlainCharacters } from './decode-text.ts';
import { type FileRecord, maxTitleRows, type ParsedFile } from './import-row.ts';
import { isListHeader, knownTitles, readRatesTable } from './rates-table.ts';
import { UnusableFileError } from './unusable-file-error.ts';

/** A CSV from its header on, with its separator and the lines above. */
interface CsvLayout {
  readonly text: string;
  readonly delimiter: string;
  readonly above: readonly string[];
}

const separators = ['\t', ';', ','] as const;
const fewestCells = 3;
const lineEnd = /\r\n|\n|\r/;

/**
 * Parses a CSV, or a text copied from a page. A `sep=` line and titles above the header are skipped; the header
 * determines the separator: tab, semicolon or comma. Fields may be quoted; columns without a title and a value are
 * left out. Throws UnusableFileError for an unknown column in the header and for a file that is not CSV.
 */
export function parseRatesCsv(text: string, file: string): ParsedFile {
  const layout = csvLayout(inPlainCharacters(text), file);
  const parsed = readRatesTable(readRecords(layout, file), file);
  return { ...parsed, above: [...layout.above, ...(parsed.above ?? [])] };
}

function readRecords({ text, delimiter, above }: CsvLayout, file: string): FileRecord[] {
  const records: FileRecord[] = [];
  try {
    parse(text, {
      delimiter,
      // A file that was edited by two programs may contain several kinds.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      // A spreadsheet writes such lines for the empty rows below a table.
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: lines + above.length });
        return null;
      },
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const [line, column] = [Number(cause.lines ?? 1) + above.length, Number(cause.column ?? 0) + 1];
    const where = `${file}, ligne ${line}, champ ${column}`;
    const reason = csvFaults[cause.code] ?? 'ceci ne se lit pas comme du CSV';
    throw new UnusableFileError(`${where} : ${reason} ; retirez-le, ou déposez un classeur.`, {
      cause,
    });
  }
  return records;
}

/** The faults that a file's quotes can have; the parser accepts everything else. */
const csvFaults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'un guillemet ouvert n’est jamais fermé',
  CSV_INVALID_CLOSING_QUOTE: 'un texte suit le guillemet fermant',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'un texte suit le guillemet fermant',
  INVALID_OPENING_QUOTE: 'un guillemet est au milieu d’un champ',
};

/**
 * Finds the header of a CSV: the first line of which at least two cells are titles of columns, else the first
 * line. Skips a line `sep=;` and the titles above. Throws UnusableFileError when rates are above the header.
 */
function csvLayout(text: string, file: string): CsvLayout {
  const lines = text.split(lineEnd);
  const first = lines.findIndex(
    (line) => line.trim() !== '' && declaredSeparator(line) === undefined,
  );
  if (first === -1) return { text: '', delimiter: ';', above: [] };
  const declared = lines.slice(0, first).map(declaredSeparator).find(Boolean);
  const allowed = declared === undefined ? separators : [declared];
  const header = headerOf(lines.slice(first, first + maxTitleRows), allowed);
  if (header === undefined) {
    const delimiter = mostCells(lines, allowed);
    return { text: lines.slice(first).join('\n'), delimiter, above: lines.slice(0, first) };
  }
  const above = lines.slice(0, first + header.index);
  for (const [index, line] of above.entries()) {
    if (!cellsOf(line, header.delimiter).some(isCurrency)) continue;
    throw new UnusableFileError(
      `${file}, ligne ${index + 1} : un cours est au-dessus des titres des colonnes ; mettez-le dessous.`,
    );
  }
  return { text: lines.slice(above.length).join('\n'), delimiter: header.delimiter, above };
}

// Excel's own mark: https://superuser.com/questions/773644
function declaredSeparator(line: string): string | undefined {
  return /^"?sep=([;,\t|])"?[;,\t]*$/i.exec(line.trimEnd() === 'sep=' ? 'sep=\t' : line)?.[1];
}

function headerOf(lines: readonly string[], allowed: readonly string[]) {
  for (const [index, line] of lines.entries()) {
    const [best] = allowed
      .map((delimiter) => ({ delimiter, index, cells: cellsOf(line, delimiter) }))
      .sort((a, b) => knownTitles(b.cells) - knownTitles(a.cells));
    if (best && isListHeader(best.cells)) return best;
  }
  return undefined;
}

// A comma may be the sign of decimals, so another separator that makes cells goes first.
function mostCells(lines: readonly string[], allowed: readonly string[]): string {
  const counted = allowed.map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => cellsOf(line, delimiter).length >= fewestCells).length,
  }));
  return counted.reduce((best, next) => (next.lines > best.lines ? next : best)).delimiter;
}

function cellsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim());
}

function isCurrency(cell: string): boolean {
  return parseForeignCurrencyCode(cell) !== undefined;
}
