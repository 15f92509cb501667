import { foldWords } from './fold-words.ts';
import { SourceError } from './source-error.ts';

/** The index of the one header that holds any of the words, compared without case or accents. */
export function findColumn(
  headers: readonly string[],
  words: readonly string[],
  source: string,
): number {
  const found = headers.flatMap((header, index) => (holdsWord(header, words) ? [index] : []));
  const [column] = found;
  const header = `the header is ${JSON.stringify(headers.map((text) => text.trim()))}`;
  if (column === undefined) {
    throw new SourceError(
      'column-not-found',
      source,
      `no column says ${words.join(' or ')}: ${header}`,
    );
  }
  if (found.length > 1) {
    const seen = `${found.length} columns say ${words.join(' or ')}: ${header}`;
    throw new SourceError('column-ambiguous', source, seen);
  }
  return column;
}

function holdsWord(header: string, words: readonly string[]): boolean {
  const folded = ` ${foldWords(header)} `;
  return words.some((word) => folded.includes(` ${foldWords(word)} `));
}
