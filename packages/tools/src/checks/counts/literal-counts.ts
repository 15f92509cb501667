import { parseSync } from 'vite';
import type { SourceFile } from '../repository-files.ts';

const counted =
  /\b(?:1[4-9]|2\d|3\d) (?:commercial |counter )?(?:banks?|currencies|banques|devises)\b/g;

/**
 * Returns the place of each count of banks or currencies in a comment. The tables have these counts, and a new
 * row makes the comment false without a failing test. Words within « » are an example of what is shown.
 */
export function literalCounts({ path, text }: SourceFile): string[] {
  if (text.search(counted) < 0) return [];
  return parseSync(path, text).comments.flatMap(({ value, start }) =>
    [
      ...value
        .replaceAll(/«[^»]*»|"[^"]*"/g, (quoted) => ' '.repeat(quoted.length))
        .matchAll(counted),
    ].map(
      ({ 0: words, index }) =>
        `${path}:${text.slice(0, start + 2 + index).split('\n').length} counts « ${words} »: name the table`,
    ),
  );
}
