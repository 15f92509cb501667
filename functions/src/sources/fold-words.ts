/**
 * Returns a text for comparing words: lower case, without accents, and with a blank in place of all
 * characters other than letters and digits.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Returns the indexes of the texts that contain any of the words, compared without case or accents. */
export function matching(texts: readonly string[], words: readonly string[]): number[] {
  return texts.flatMap((text, index) => {
    const folded = ` ${foldWords(text)} `;
    return words.some((word) => folded.includes(` ${foldWords(word)} `)) ? [index] : [];
  });
}
