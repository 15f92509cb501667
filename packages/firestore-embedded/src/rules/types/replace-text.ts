import { EvaluationError } from '../evaluation-error.ts';
import { patternFor } from './regular-expression.ts';

/** The maximum length of a text, so that repeated growth does not fill the memory. */
export const maxTextLength = 1 << 24;

/** A match of a pattern, with its groups; the first one is the whole match. */
interface Found {
  readonly names: Readonly<Record<string, number>>;
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

function findAll(text: string, pattern: string): Found[] {
  const compiled = patternFor(pattern, text);
  const names = compiled.namedGroups();
  const matcher = compiled.matcher(text);
  const found: Found[] = [];
  while (matcher.find()) {
    const groups: (string | undefined)[] = [];
    for (let index = 0; index <= matcher.groupCount(); index += 1) {
      groups.push(matcher.group(index) ?? undefined);
    }
    found.push({ start: matcher.start(), end: matcher.end(), groups, names });
  }
  return found;
}

/** The pieces between the matches, without empty ones at the end, but at least one. */
export function splitText(text: string, pattern: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of findAll(text, pattern)) {
    pieces.push(text.slice(from, start));
    from = end;
  }
  pieces.push(text.slice(from));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/**
 * Replaces every match. In the substitute, `$1` and `${name}` are groups, and a backslash escapes the
 * next character.
 */
export function replaceText(text: string, pattern: string, substitute: string): string {
  let result = '';
  let from = 0;
  for (const found of findAll(text, pattern)) {
    result += text.slice(from, found.start) + expand(substitute, found);
    if (result.length > maxTextLength) throw new EvaluationError('The string is too long.');
    from = found.end;
  }
  return result + text.slice(from);
}

const signs = /\\([\s\S])|\$(\d+)|\$\{(\w+)\}/gu;

function expand(substitute: string, { groups, names }: Found): string {
  return substitute.replace(signs, (whole, literal, digits, name) => {
    if (literal !== undefined) return literal;
    if (name !== undefined)
      return groups[Object.hasOwn(names, name) ? (names[name] ?? 0) : noGroup(whole)] ?? '';
    return groupText(whole, String(digits), groups);
  });
}

/** Uses as many digits as still form the number of a group: with one group, `$10` is group 1 and a zero. */
function groupText(whole: string, digits: string, groups: Found['groups']): string {
  for (let length = digits.length; length > 0; length -= 1) {
    const index = Number(digits.slice(0, length));
    if (index < groups.length) return (groups[index] ?? '') + digits.slice(length);
  }
  return noGroup(whole);
}

function noGroup(written: string): never {
  throw new EvaluationError(`No group ${written} in the pattern.`);
}
