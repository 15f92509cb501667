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
