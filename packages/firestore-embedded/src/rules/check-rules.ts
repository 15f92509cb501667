import type { FunctionDeclaration, MatchBlock } from './ast.ts';
import type { FunctionEntry } from './compiler.ts';
import { walkExpression } from './rules-syntax.ts';
import type { IssueList } from './source-text.ts';

type Visit = Parameters<typeof walkExpression>[1];

const maxParameters = 7;
const maxCallDepth = 20;

/** Reports too many parameters, and parameters and `let` variables that are never read. */
export function checkDeclaration(declaration: FunctionDeclaration, issues: IssueList): void {
  const { name, nameSpan, parameters, bindings } = declaration;
  if (parameters.length > maxParameters) {
    issues.error(
      nameSpan,
      `Maximum allowed function arguments of ${maxParameters} for function ${name} is reached.`,
    );
  }
  const read = namesRead(declaration);
  for (const variable of [...parameters, ...bindings]) {
    if (!read.has(variable.name))
      issues.warning(variable.nameSpan, `Unused variable: ${variable.name}.`);
  }
}

/** Visits every expression in a function. */
function walkBody({ bindings, result }: FunctionDeclaration, visit: Visit): void {
  for (const { value } of bindings) walkExpression(value, visit);
  walkExpression(result, visit);
}

function namesRead(declaration: FunctionDeclaration): Set<string> {
  const names = new Set<string>();
  walkBody(declaration, (expression) => {
    if (expression.kind === 'name') names.add(expression.name);
  });
  return names;
}

/**
 * Reports functions that call themselves, directly or through others, chains over 20 deep, and unused
 * functions.
 */
export function checkCalls(entries: readonly FunctionEntry[], issues: IssueList): void {
  const depths = new Map<FunctionEntry, number>();
  for (const entry of entries) measure(entry, [], depths, issues);
  for (const { isCalled, declaration } of entries) {
    const { name, nameSpan } = declaration;
    if (!isCalled) issues.warning(nameSpan, `Unused function: ${name}.`);
  }
}

/** The length of the longest call chain from a function, itself included. */
function measure(
  entry: FunctionEntry,
  callers: readonly FunctionEntry[],
  depths: Map<FunctionEntry, number>,
  issues: IssueList,
): number {
  const known = depths.get(entry);
  if (known !== undefined) return known;
  if (callers.includes(entry)) {
    reportCycle(callers.slice(callers.indexOf(entry)), issues);
    return 0;
  }
  const chain = [...callers, entry];
  const inner = calledBy(entry).map((callee) => measure(callee, chain, depths, issues));
  const depth = 1 + Math.max(0, ...inner);
  depths.set(entry, depth);
  if (depth === maxCallDepth + 2) {
    issues.error(
      entry.declaration.nameSpan,
      `Maximum allowed call depth of ${maxCallDepth} is reached for [${entry.declaration.name}] call stack.`,
    );
  }
  return depth;
}

function calledBy({ declaration, scope }: FunctionEntry): FunctionEntry[] {
  const found: FunctionEntry[] = [];
  walkBody(declaration, (expression) => {
    const callee = expression.kind === 'call' ? scope.function(expression.name) : undefined;
    if (callee !== undefined) found.push(callee);
  });
  return found;
}

function reportCycle(cycle: readonly FunctionEntry[], issues: IssueList): void {
  const [first] = cycle;
  if (first === undefined) return;
  const names = cycle.map((entry) => entry.declaration.name);
  issues.error(
    first.declaration.nameSpan,
    names.length === 1
      ? 'Recursive call is not allowed.'
      : `Detected a call cycle between [${names.join(',')}] functions.`,
  );
}

/**
 * Reports `{name=**}` where it is not allowed: a path may have only one, in version 1 only as the last
 * segment.
 */
export function checkPatterns(
  blocks: readonly MatchBlock[],
  version: '1' | '2',
  issues: IssueList,
  hasRestAbove = false,
): void {
  for (const { pattern, matches } of blocks) {
    let hasRest = hasRestAbove;
    for (const [index, segment] of pattern.entries()) {
      if (segment.kind !== 'wildcard' || !segment.rest) continue;
      const rule = hasRest
        ? 'Only one glob match is permitted in a match declaration path.'
        : 'Glob matches are permitted as the last segment in a match declaration path.';
      const isLast = index === pattern.length - 1;
      if (hasRest || (version === '1' && !isLast)) {
        issues.error(segment, `Invalid glob match expression. ${rule}`);
      }
      hasRest = true;
    }
    checkPatterns(matches, version, issues, hasRest);
  }
}
