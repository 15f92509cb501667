import { parseSync } from 'vite';
import type { SourceFile } from '../repository-files.ts';

const counted =
  /\b(?:1[4-9]|2\d|3\d) (?:commercial |counter |crypto)?(?:banks?|currencies|coins|banques|devises|crypto-?monnaies)\b/gi;

// What was specified, measured or decided on a day stays as it was that day.
const dated = /^docs\/(?:decisions\/|specification|measurements|costs)|^CHANGELOG/;

/**
 * Returns the place of each count of banks, currencies or coins in a comment, a document or a text of the site.
 * The tables have these counts, and a new row makes the words false without a failing test. Words within « »
 * are an example of what is shown.
 */
export function literalCounts({ path, text }: SourceFile): string[] {
  if (text.search(counted) < 0 || dated.test(path)) return [];
  const isProse = path.endsWith('.md') || path.startsWith('packages/site/src/texts/');
  const parts = isProse ? [{ value: text, start: -2 }] : parseSync(path, text).comments;
  return parts.flatMap(({ value, start }) =>
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
