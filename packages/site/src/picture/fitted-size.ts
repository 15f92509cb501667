// In bold Figtree, French letters are on average 0.54 of the font size wide, digits 0.6.
const letterWidth = 0.6;

/** The font size with which a text fits into `room`, at most `most`. */
export function fittedSize(words: string, most: number, room: number): number {
  const letters = [...words.replace(/[\u2066-\u2069]/g, '')];
  return Math.min(most, Math.floor(room / (letterWidth * letters.length)));
}
