import type { PatternSegment } from './ast.ts';
import { type PathBinding, RulesPath } from './values/rules-path.ts';
import type { RulesValue } from './values/rules-value.ts';

/** The unknown parent path of a collection group, which only `{name=**}` matches. */
export const anySegments: unique symbol = Symbol('any segments');

/** A segment of the request's path; undefined for the unknown document id of a list. */
export type RequestSegment = string | undefined | typeof anySegments;

const openSegment: PathBinding = { name: 'id', rest: false };

/** The value of each wildcard; undefined for the unknown document id of a list. */
export type Captures = readonly (RulesValue | undefined)[];

/** One match of a pattern with the start of the remaining path. */
export interface PathMatch {
  /** The number of segments matched so far, from the start of the whole path. */
  readonly end: number;
  readonly captures: Captures;
}

/**
 * Returns every match of a pattern from `from` on. In version 2 `{name=**}` matches any number of
 * segments, also none; in version 1 it matches all remaining segments, at least one.
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  segments: readonly RequestSegment[],
  from: PathMatch,
  version: '1' | '2',
): PathMatch[] {
  let { end } = from;
  const captures = [...from.captures];
  for (const [index, part] of pattern.entries()) {
    if (part.kind === 'wildcard' && part.rest) {
      const rest = pattern.slice(index + 1);
      return restMatches(segments, { end, captures }, version).flatMap((match) =>
        matchPattern(rest, segments, match, version),
      );
    }
    if (end >= segments.length) return [];
    const segment = segments[end];
    if (segment === anySegments) return [];
    if (part.kind === 'wildcard') captures.push(segment);
    else if (segment !== part.text) return [];
    end += 1;
  }
  return [{ end, captures }];
}

function restMatches(
  segments: readonly RequestSegment[],
  { end, captures }: PathMatch,
  version: '1' | '2',
): PathMatch[] {
  const matches: PathMatch[] = [];
  const first = version === '1' ? Math.max(segments.length, end + 1) : end;
  for (let last = first; last <= segments.length; last += 1) {
    const capture = restOf(segments.slice(end, last), version);
    matches.push({ end: last, captures: [...captures, capture] });
  }
  return matches;
}

/**
 * The value of `{name=**}`. For a list it is a path with an open end in version 2, and undefined in
 * version 1.
 */
function restOf(taken: readonly RequestSegment[], version: '1' | '2'): RulesPath | undefined {
  const known = taken.map((segment) => (typeof segment === 'string' ? segment : openSegment));
  return version === '1' && known.includes(openSegment) ? undefined : new RulesPath(known);
}
