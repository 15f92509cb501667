/** Formats a count of rows with a participle, in French: `2 lignes lues`, `1 écrite`. */
export function countLines(count: number, happened: string, noun = ''): string {
  const ending = count > 1 ? 's' : '';
  return `${count}${noun && ` ${noun}${ending}`} ${happened}${ending}`;
}
