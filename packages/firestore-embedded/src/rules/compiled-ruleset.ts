import type { RulesDecision, Ruleset, RulesRequest } from './authorizer.ts';
import { expectBool } from './compile-operator.ts';
import { EvaluationError, Undecided } from './evaluation-error.ts';
import {
  anySegments,
  type Candidate,
  findCandidates,
  type MatchNode,
  type RequestSegment,
} from './match-path.ts';
import { RequestContext } from './request-context.ts';

const allowed: RulesDecision = { allowed: true };

/** Compiled match blocks that decide requests. */
export class CompiledRuleset implements Ruleset {
  readonly #matches: readonly MatchNode[];
  readonly #version: '1' | '2';

  constructor(matches: readonly MatchNode[], version: '1' | '2') {
    this.#matches = matches;
    this.#version = version;
  }

  evaluate(request: RulesRequest): RulesDecision {
    if (request.caller.kind === 'owner') return allowed;
    const segments = segmentsOf(request);
    const candidates = findCandidates(this.#matches, segments, request.method, this.#version);
    if (candidates.length === 0) return { allowed: false, message: 'No matching allow statements' };
    const context = new RequestContext(request);
    const phrases: string[] = [];
    for (const candidate of candidates) {
      const refusal = refuse(candidate, context);
      if (refusal === undefined) return allowed;
      phrases.push(`${refusal} for '${request.method}' @ L${candidate.rule.line}`);
    }
    return { allowed: false, message: `\n${phrases.join(', ')}` };
  }
}

/**
 * The segments of a request's path. A list requests a collection, so the document id is undefined
 * unless the query contains it.
 */
function segmentsOf({ name, method, query }: RulesRequest): readonly RequestSegment[] {
  const segments = name.split('/').slice(2);
  if (method !== 'list') return segments;
  const place: readonly RequestSegment[] = query?.anyDepth
    ? [...segments.slice(0, 3), anySegments, ...segments.slice(-1)]
    : segments;
  return [...place, query?.documentId];
}

/** The reason why a statement does not allow the request; undefined when it does. */
function refuse({ rule, captures }: Candidate, context: RequestContext): string | undefined {
  if (rule.condition === undefined) return undefined;
  try {
    return expectBool(rule.condition({ context, captures, locals: [] })) ? undefined : 'false';
  } catch (error) {
    if (error instanceof Undecided) return `evaluation error at ${rule.conditionAt}`;
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
}
