import { createRequire } from 'node:module';
import type { RE2JS } from 're2js';
import { EvaluationError } from '../evaluation-error.ts';

/**
 * RE2 takes time in proportion to text times pattern. This number of steps takes about a second, and is
 * far above the need of a rule.
 */
const maxSteps = 20_000_000;
const maxKept = 500;
const kept = new Map<string, RE2JS>();

const require = createRequire(import.meta.url);

/** Whether RE2 supports the pattern: it has no lookahead and no back references. */
export function isValidPattern(pattern: string): boolean {
  return tryCompilePattern(pattern) !== undefined;
}

/** Whether the pattern matches the whole text; fails as {@link patternFor} does. */
export function matchesPattern(text: string, pattern: string): boolean {
  return patternFor(pattern, text).matcher(text).matches();
}

function tryCompilePattern(pattern: string): RE2JS | undefined {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  // Loaded with the first pattern: the library is more than half of all code.
  const { RE2JS }: typeof import('re2js') = require('re2js');
  try {
    const compiled = RE2JS.compile(pattern);
    if (kept.size >= maxKept) kept.clear();
    kept.set(pattern, compiled);
    return compiled;
  } catch {
    // RE2 throws for an invalid pattern, and `patternFor` says which.
    return undefined;
  }
}

/** The compiled pattern for a text; fails on an invalid pattern and on one too costly for the text. */
export function patternFor(pattern: string, text: string): RE2JS {
  const compiled = tryCompilePattern(pattern);
  if (compiled === undefined) {
    throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`);
  }
  const instructions = Math.max(1, compiled.programSize());
  if (instructions * text.length > maxSteps) {
    throw new EvaluationError('The regular expression is too costly for a text of this size.');
  }
  return compiled;
}
