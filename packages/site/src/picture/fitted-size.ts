// Figtree's letters in bold are 0.54 of its size wide on average in French, digits 0.6.
const letterWidth = 0.6;

/** The font size at which a text is no wider than its room, and never above `most`. */
export function fittedSize(words: string, most: number, room: number): number {
  return Math.min(most, Math.floor(room / (letterWidth * [...words].length)));
}
