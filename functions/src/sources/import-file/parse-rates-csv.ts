import { CsvError, parse } from 'csv-parse/sync';
import { type CsvLayout, csvLayout } from './csv-layout.ts';
import { inPlainCharacters } from './decode-text.ts';
import type { FileRecord, ParsedFile } from './import-row.ts';
import { readRatesTable } from './rates-table.ts';
import { UnusableFileError } from './unusable-file-error.ts';

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
