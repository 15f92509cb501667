import type { CompiledRules, RulesIssue } from './authorizer.ts';
import { checkCalls } from './check-functions.ts';
import { BlockCompiler } from './compile-match.ts';
import { CompiledRuleset } from './compiled-ruleset.ts';
import type { CoverageRecorder } from './coverage.ts';
import { IssueList } from './issue-list.ts';
import { parseRules } from './parse-rules.ts';
import { Scope } from './scope.ts';
import { SourceText } from './source-text.ts';
import { describeValue } from './types/describe-value.ts';
import type { RulesValue } from './values/rules-value.ts';

export interface CompileOptions {
  /** Told of every expression that is evaluated. */
  readonly recorder?: CoverageRecorder;
  /** Told of what rules pass to `debug()`; by default it is printed. */
  readonly onDebug?: (value: RulesValue) => void;
}

/**
 * Compiles a Cloud Firestore rules file. Names that mean nothing are warnings, as with Google's
 * server: they fail when a request reads them.
 * @see https://firebase.google.com/docs/rules/rules-language
 */
export function compileRules(
  files: readonly { readonly name: string; readonly content: string }[],
  options: CompileOptions = {},
): CompiledRules {
  const [file, second] = files;
  if (file === undefined) return { ok: false, issues: [wholeFile('There is no rules file.')] };
  if (second !== undefined) {
    return { ok: false, issues: [wholeFile('Only one rules file is supported.')] };
  }
  return compileFile(file.content, options);
}

function compileFile(content: string, options: CompileOptions): CompiledRules {
  const source = new SourceText(content);
  const issues = new IssueList(source);
  const file = parseRules(content, issues);
  if (issues.errors().length > 0) return { ok: false, issues: issues.errors() };

  const blocks = new BlockCompiler(source, {
    issues,
    recorder: options.recorder,
    onDebug: options.onDebug ?? ((value) => console.info(`debug: ${describeValue(value)}`)),
  });
  const root = Scope.root();
  blocks.declare(file.functions, root);
  const [service] = file.services;
  if (service?.name !== 'cloud.firestore') {
    const span = service ?? { start: 0, end: content.length };
    issues.error(span, "Missing a 'service cloud.firestore' block.");
  }
  const scope = new Scope(root);
  blocks.declare(service?.functions ?? [], scope);
  const matches = blocks.compileMatches(service?.matches ?? [], scope, 0);
  blocks.compileFunctions();
  checkCalls(blocks.functions, issues);
  if (issues.errors().length > 0) return { ok: false, issues: issues.errors() };
  return {
    ok: true,
    ruleset: new CompiledRuleset(matches, file.version),
    warnings: issues.warnings(),
  };
}

function wholeFile(description: string): RulesIssue {
  return { line: 1, column: 1, offset: 0, endOffset: 0, description, severity: 'ERROR' };
}
