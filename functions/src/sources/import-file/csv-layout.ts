import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { isListHeader, knownTitles } from './rates-table.ts';
import { UnusableFileError } from './unusable-file-error.ts';

/** A CSV from its header on, with its separator and the lines above. */
export interface CsvLayout {
  readonly text: string;
  readonly delimiter: string;
  readonly above: readonly string[];
}

const separators = ['\t', ';', ','] as const;
const maxTitleLines = 20;
const fewestCells = 3;
const lineEnd = /\r\n|\n|\r/;

/**
 * Finds the header of a CSV: the first line of which at least two cells are titles of columns, else the first
 * line. Skips a line `sep=;` and the titles above. Throws UnusableFileError when rates are above the header.
 */
export function csvLayout(text: string, file: string): CsvLayout {
  const lines = text.split(lineEnd);
  const first = lines.findIndex(
    (line) => line.trim() !== '' && declaredSeparator(line) === undefined,
  );
  if (first === -1) return { text: '', delimiter: ';', above: [] };
  const declared = lines.slice(0, first).map(declaredSeparator).find(Boolean);
  const allowed = declared === undefined ? separators : [declared];
  const header = headerOf(lines.slice(first, first + maxTitleLines), allowed);
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
