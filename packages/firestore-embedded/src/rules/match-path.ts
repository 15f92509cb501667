import type { PatternSegment } from './ast.ts';
import type { RulesMethod } from './authorizer.ts';
import type { Evaluate } from './compiler.ts';
import { type PathBinding, pathOf, type RulesPath, type RulesValue } from './values/rules-value.ts';

/** The unknown parent path of a collection group, which only `{name=**}` matches. */
export const anySegments: unique symbol = Symbol('any segments');

/** A segment of the request's path; undefined for the unknown document id of a list. */
export type RequestSegment = string | undefined | typeof anySegments;

const openSegment: PathBinding = { name: 'id', rest: false };

/** The value of each wildcard; undefined for the unknown document id of a list. */
type Captures = readonly (RulesValue | undefined)[];

/** One match of a pattern with the start of the remaining path. */
interface PathMatch {
  /** The number of segments matched so far, from the start of the whole path. */
  readonly end: number;
  readonly captures: Captures;
}

/**
 * Returns every match of a pattern from `from` on. In version 2 `{name=**}` matches any number of
 * segments, also none; in version 1 it matches all remaining segments, at least one.
 */
function matchPattern(
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
  return version === '1' && known.includes(openSegment) ? undefined : pathOf(known);
}

/** An allow statement, compiled. */
export interface AllowRule {
  readonly methods: ReadonlySet<RulesMethod>;
  /** Absent when always allowed. */
  readonly condition: Evaluate | undefined;
  /** The line of the condition, for messages. */
  readonly line: number;
  readonly conditionAt: string;
}

/** A match block, compiled. */
export interface MatchNode {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowRule[];
  readonly children: readonly MatchNode[];
}

/** An allow statement that covers the request's path and method. */
export interface Candidate {
  readonly rule: AllowRule;
  readonly captures: Captures;
}

/** Every allow statement for a path and method, in the order of the file. */
export function findCandidates(
  nodes: readonly MatchNode[],
  segments: readonly RequestSegment[],
  method: RulesMethod,
  version: '1' | '2',
  from: PathMatch = { end: 0, captures: [] },
): Candidate[] {
  return nodes.flatMap(({ pattern, allows, children }) =>
    matchPattern(pattern, segments, from, version).flatMap((match) => {
      const { end, captures } = match;
      const own = end === segments.length ? allows : [];
      const covering = own.filter(({ methods }) => methods.has(method));
      const found = covering.map((rule) => ({ rule, captures }));
      return [...found, ...findCandidates(children, segments, method, version, match)];
    }),
  );
}
