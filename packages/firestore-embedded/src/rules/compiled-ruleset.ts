import type { RulesDecision, Ruleset, RulesRequest } from './authorizer.ts';
import { expectBool } from './compile-operator.ts';
import { EvaluationError, Undecided } from './evaluation-error.ts';
import { anySegments, type RequestSegment } from './match-path.ts';
import { type Candidate, findCandidates, type MatchIndex } from './match-tree.ts';
import { type Pass, RequestContext } from './request-context.ts';

const allowed: RulesDecision = { allowed: true };

/** Compiled match blocks that decide requests. */
export class CompiledRuleset implements Ruleset {
  readonly #matches: MatchIndex;
  readonly #version: '1' | '2';

  constructor(matches: MatchIndex, version: '1' | '2') {
    this.#matches = matches;
    this.#version = version;
  }

  evaluate(request: RulesRequest): RulesDecision {
    if (request.caller.kind === 'owner') return allowed;
    const segments = segmentsOf(request);
    const candidates = findCandidates(this.#matches, segments, request.method, this.#version);
    if (candidates.length === 0) return { allowed: false, message: 'No matching allow statements' };
    const full = evaluateAll(candidates, request, 'full');
    if (full.allowed) return allowed;
    return { allowed: false, message: denial(candidates, request, full) };
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

interface Outcome {
  readonly allowed: boolean;
  /** False when a statement failed instead of returning false. */
  readonly certain: boolean;
  /** One phrase for each statement that did not allow the request. */
  readonly phrases: readonly string[];
}

function evaluateAll(candidates: readonly Candidate[], request: RulesRequest, pass: Pass): Outcome {
  const context = new RequestContext(request, pass);
  const phrases: string[] = [];
  let certain = true;
  for (const candidate of candidates) {
    const refusal = refuse(candidate, context);
    if (refusal === undefined) return { allowed: true, certain, phrases };
    certain &&= refusal === 'false';
    phrases.push(`${refusal} for '${request.method}' @ L${candidate.rule.line}`);
  }
  return { allowed: false, certain, phrases };
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

/**
 * The denial message of Google's emulator. It evaluates first without documents and, unless every
 * statement returned false, again with them; its message contains both passes. A list has one pass.
 */
function denial(candidates: readonly Candidate[], request: RulesRequest, full: Outcome): string {
  if (request.method === 'list') return `\n${full.phrases.join(', ')}`;
  const early = evaluateAll(candidates, request, 'early');
  const phrases = early.certain ? early.phrases : [...early.phrases, ...full.phrases];
  return `\n${phrases.join(', ')}`;
}
