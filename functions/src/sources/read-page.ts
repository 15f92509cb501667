import { type HTMLElement, parse } from 'node-html-parser';
import { SourceError } from './source-error.ts';

/** Ten times the longest page known, in characters. */
const maxPageLength = 2_000_000;

/** Parses an HTML body; raises SourceError 'empty-body', 'too-large' or 'truncated'. */
export function readPage(body: string, source: string): HTMLElement {
  if (body.trim() === '') throw new SourceError('empty-body', source, 'the answer is empty');
  if (body.length > maxPageLength) {
    const seen = `the answer has ${body.length} characters, over ${maxPageLength}`;
    throw new SourceError('too-large', source, seen);
  }
  if (count(body, /<table\b/gi) > count(body, /<\/table\s*>/gi)) {
    throw new SourceError('truncated', source, 'the page ends inside a table');
  }
  return parse(body);
}

/** The cells' texts of a table row, blanks folded. */
export function cellTexts(row: HTMLElement): string[] {
  return row.querySelectorAll('th, td').map((cell) => cell.text.replace(/\s+/g, ' ').trim());
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
