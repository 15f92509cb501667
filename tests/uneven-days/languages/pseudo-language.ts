import type { TextTree } from '@dinar/tools/texts/text-tree';

/** What a text of the pseudo-language begins and ends with. */
export const pseudoMarks = { start: '[!!', end: '!!]' } as const;

const longer = 0.4;

/** Returns texts in brackets and 40 % longer, with their values: what a page then shows outside is hard-coded. */
export function pseudoTexts(texts: TextTree): TextTree {
  if (typeof texts === 'string') return pseudoText(texts);
  if (Array.isArray(texts)) return texts.map(pseudoTexts);
  return Object.fromEntries(Object.entries(texts).map(([key, tree]) => [key, pseudoTexts(tree)]));
}

function pseudoText(text: string): string {
  const words = text.replace(/\{\w+\}/g, '');
  const padding = '·'.repeat(Math.ceil(words.length * longer));
  return `${pseudoMarks.start}${text}${padding}${pseudoMarks.end}`;
}
