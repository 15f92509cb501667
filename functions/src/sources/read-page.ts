import { type HTMLElement, parse } from 'node-html-parser';
import { SourceError } from './source-error.ts';

/** Ten times the length of the longest known page, in characters. */
const maxPageLength = 2_000_000;

/** Parses an HTML body. Throws SourceError 'empty-body', 'too-large', 'truncated' or 'malformed-body'. */
export function readPage(body: string, source: string): HTMLElement {
  if (body.trim() === '') throw new SourceError('empty-body', source, 'la réponse est vide');
  if (body.length > maxPageLength) {
    const seen = `la réponse a ${body.length} caractères, plus de ${maxPageLength}`;
    throw new SourceError('too-large', source, seen);
  }
  if (count(body, /<table\b/gi) > count(body, /<\/table\s*>/gi)) {
    throw new SourceError('truncated', source, 'la page finit au milieu d’un tableau');
  }
  // Rates in cards or lists have no table whose end is missing.
  if (/<html\b/i.test(body) && !/<\/html\s*>/i.test(body)) {
    throw new SourceError('truncated', source, 'la page finit avant </html>');
  }
  const page = parse(body);
  if (page.querySelectorAll('*').some(({ rawAttrs }) => inherited.test(rawAttrs))) {
    const seen = 'un attribut de la page porte le nom d’une méthode';
    throw new SourceError('malformed-body', source, seen);
  }
  return page;
}

// For such an attribute the parser finds a method of Object's prototype as the value, and throws when it is
// read.
const inherited = new RegExp(
  `(?:^|[\\s"'/])(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?![\\w-])`,
);

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
