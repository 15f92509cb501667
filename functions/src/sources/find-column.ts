import { foldWords } from './fold-words.ts';
import { SourceError } from './source-error.ts';

/**
 * Returns the index of the only header that contains any of the words, compared without case or accents.
 * Throws SourceError when there is none or more than one.
 */
export function findColumn(
  headers: readonly string[],
  words: readonly string[],
  source: string,
): number {
  const found = headers.flatMap((header, index) => (containsWord(header, words) ? [index] : []));
  const [column] = found;
  const header = `l’en-tête est ${JSON.stringify(headers.map((text) => text.trim()))}`;
  if (column === undefined) {
    throw new SourceError(
      'column-not-found',
      source,
      `aucune colonne ne dit ${words.join(' ou ')} : ${header}`,
    );
  }
  if (found.length > 1) {
    const seen = `${found.length} colonnes disent ${words.join(' ou ')} : ${header}`;
    throw new SourceError('column-ambiguous', source, seen);
  }
  return column;
}

function containsWord(header: string, words: readonly string[]): boolean {
  const folded = ` ${foldWords(header)} `;
  return words.some((word) => folded.includes(` ${foldWords(word)} `));
}
