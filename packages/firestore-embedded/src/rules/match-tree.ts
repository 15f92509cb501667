import type { PatternSegment } from './ast.ts';
import type { RulesMethod } from './authorizer.ts';
import type { Evaluate } from './frame.ts';
import { type Captures, matchPattern, type PathMatch, type RequestSegment } from './match-path.ts';

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
  readonly children: MatchIndex;
}

/** An allow statement that covers the request's path and method. */
export interface Candidate {
  readonly rule: AllowRule;
  readonly captures: Captures;
}

/** Sibling match blocks in file order, indexed by the literal at the start of their path. */
export class MatchIndex {
  readonly #byLiteral = new Map<string, readonly MatchNode[]>();
  readonly #open: readonly MatchNode[];

  constructor(nodes: readonly MatchNode[]) {
    this.#open = nodes.filter((node) => literalOf(node) === undefined);
    for (const literal of new Set(nodes.map(literalOf))) {
      if (literal === undefined) continue;
      const fitting = (node: MatchNode) => [undefined, literal].includes(literalOf(node));
      this.#byLiteral.set(literal, nodes.filter(fitting));
    }
  }

  /** The blocks that may match a path that continues with this segment. */
  startingWith(segment: RequestSegment): readonly MatchNode[] {
    return (typeof segment === 'string' ? this.#byLiteral.get(segment) : undefined) ?? this.#open;
  }
}

function literalOf({ pattern: [first] }: MatchNode): string | undefined {
  return first?.kind === 'literal' ? first.text : undefined;
}

/** Every allow statement for a path and method, in the order of the file. */
export function findCandidates(
  index: MatchIndex,
  segments: readonly RequestSegment[],
  method: RulesMethod,
  version: '1' | '2',
): Candidate[] {
  const found: Candidate[] = [];
  const visit = (nodes: MatchIndex, from: PathMatch): void => {
    for (const node of nodes.startingWith(segments[from.end])) {
      for (const match of matchPattern(node.pattern, segments, from, version)) {
        if (match.end === segments.length) collect(node, match, method, found);
        visit(node.children, match);
      }
    }
  };
  visit(index, { end: 0, captures: [] });
  return found;
}

function collect(
  { allows }: MatchNode,
  { captures }: PathMatch,
  method: RulesMethod,
  found: Candidate[],
): void {
  for (const rule of allows) {
    if (rule.methods.has(method)) found.push({ rule, captures });
  }
}
