import type { Expression, PathPart, PatternSegment } from './ast.ts';
import type { TokenStream } from './token-stream.ts';

/** A path in an expression; `parseValue` reads the expression in `$( )`. */
export function parsePath(tokens: TokenStream, parseValue: () => Expression): PathPart[] {
  const parts: PathPart[] = [];
  while (tokens.isKind('path-segment') || tokens.is('/')) {
    const { start } = tokens.current;
    // After a segment, a slash that neither `{` nor `$` follows is a division.
    if (parts.length > 0 && tokens.is('/') && !['{', '$'].includes(tokens.following.text)) break;
    const segment = parseSegment(tokens);
    if (segment !== undefined) {
      parts.push(segment);
    } else if (tokens.take('$')) {
      tokens.expect('(');
      const value = parseValue();
      parts.push({ kind: 'interpolation', value, start, end: tokens.expect(')').end });
    } else {
      throw slashAlone(tokens, start);
    }
  }
  return parts;
}

/** The path of a match block. */
export function parsePattern(tokens: TokenStream): PatternSegment[] {
  const segments: PatternSegment[] = [];
  while (tokens.isKind('path-segment') || tokens.is('/')) {
    const { start } = tokens.current;
    const segment = parseSegment(tokens);
    if (segment === undefined) throw slashAlone(tokens, start);
    segments.push(segment);
  }
  if (segments.length === 0) throw tokens.mismatch("{'/', PATH_SEGMENT}");
  return segments;
}

/** One literal or wildcard; undefined after a slash that is followed by neither. */
function parseSegment(tokens: TokenStream): PatternSegment | undefined {
  const first = tokens.next();
  const { start } = first;
  if (first.kind === 'path-segment') {
    return { kind: 'literal', text: first.text.slice(1), start, end: first.end };
  }
  if (!tokens.take('{')) return undefined;
  const named = tokens.expectName();
  const rest = tokens.take('=') && !tokens.take('*');
  if (rest) tokens.expect('**');
  tokens.expect('}');
  return { kind: 'wildcard', ...named, rest, ...tokens.spanFrom(start) };
}

function slashAlone(tokens: TokenStream, start: number) {
  return tokens.fail(
    { start, end: start + 1 },
    "Forward slash '/' found where identifier or binding expected.",
  );
}
