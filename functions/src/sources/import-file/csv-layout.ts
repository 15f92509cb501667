import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseImportColumn } from './import-column.ts';
import { UnusableFileError } from './unusable-file-error.ts';

/** A CSV from its header on, with its separator and the number of lines above. */
export interface CsvLayout {
  readonly text: string;
  readonly delimiter: string;
  readonly linesAbove: number;
}

const separators = [';', '\t', ','] as const;
const maxTitleLines = 20;
const leastKnownTitles = 2;
const lineEnd = /\r\n|\n|\r/;

/**
 * Finds the header of a CSV: the first line of which at least two cells are titles of columns, else the first
 * line. Skips a line `sep=;` and the titles above. Throws UnusableFileError when rates stand above the header.
 */
export function csvLayout(text: string, file: string): CsvLayout {
  const lines = text.replace(/^\ufeff/, '').split(lineEnd);
  const first = lines.findIndex(
    (line) => line.trim() !== '' && declaredSeparator(line) === undefined,
  );
  if (first === -1) return { text: '', delimiter: ';', linesAbove: 0 };
  const declared = lines.slice(0, first).map(declaredSeparator).find(Boolean);
  const headers = lines
    .slice(first, first + maxTitleLines)
    .map((line, index) => ({ index: first + index, ...mostKnown(line, declared) }));
  const header = headers.find(({ known }) => known >= leastKnownTitles) ?? headers[0];
  const { index = first, delimiter = ';' } = header ?? {};
  for (let above = first; above < index; above += 1) {
    if (!cellsOf(lines[above] ?? '', delimiter).some(isCurrency)) continue;
    throw new UnusableFileError(
      `${file}, ligne ${above + 1} : un cours est au-dessus des titres des colonnes ; mettez-le dessous.`,
    );
  }
  return { text: lines.slice(index).join('\n'), delimiter, linesAbove: index };
}

// Excel's own mark: https://superuser.com/questions/773644
function declaredSeparator(line: string): string | undefined {
  return /^"?sep=([;,\t|])"?[;,\t]*$/i.exec(line.trimEnd() === 'sep=' ? 'sep=\t' : line)?.[1];
}

function mostKnown(line: string, declared: string | undefined) {
  const counted = (declared === undefined ? separators : [declared]).map((delimiter) => {
    const cells = cellsOf(line, delimiter);
    const known = cells.filter((cell) => parseImportColumn(cell) !== undefined).length;
    return { delimiter, known, count: cells.length };
  });
  return counted.reduce((best, next) =>
    next.known > best.known || (next.known === best.known && next.count > best.count) ? next : best,
  );
}

function cellsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim());
}

function isCurrency(cell: string): boolean {
  return parseForeignCurrencyCode(cell) !== undefined;
}
