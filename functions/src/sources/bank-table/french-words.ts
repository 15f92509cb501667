/** Joins words in guillemets: « achat » ou « achat billets ». */
export function listed(words: readonly string[], last: 'et' | 'ou'): string {
  const quoted = words.map((word) => `« ${word} »`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(` ${last} `);
}
