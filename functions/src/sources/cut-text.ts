/**
 * Returns the beginning of a text, at most `most` units of UTF-16, without half of a character: Firestore
 * refuses a text with one.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}
