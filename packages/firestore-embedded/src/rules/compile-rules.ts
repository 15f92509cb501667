import type { Expression, FunctionDeclaration, MatchBlock, RulesTree } from './ast.ts';
import type { Ruleset, RulesIssue } from './authorizer.ts';
import { checkCalls, checkPatterns } from './check-rules.ts';
import { BlockCompiler } from './compile-match.ts';
import { CompiledRuleset } from './compiled-ruleset.ts';
import { Scope } from './compiler.ts';
import type { ExpressionCounts } from './coverage.ts';
import type { MatchNode } from './match-path.ts';
import { parseRules } from './parse-rules.ts';
import { IssueList, SourceText } from './source-text.ts';
import { identityKey } from './values/equality.ts';
import type { RulesValue } from './values/rules-value.ts';

/** A file of security rules. */
export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

export interface CompileOptions {
  /** The service whose blocks apply; Firestore by default. */
  readonly service?: (typeof services)[number];
  /** Called with every evaluated expression except literals. */
  readonly recorder?: ExpressionCounts;
  /** Called with the values that rules pass to `debug()`; by default they are printed. */
  readonly onDebug?: (value: RulesValue) => void;
}

export type CompiledRules =
  | {
      readonly ok: true;
      readonly ruleset: Ruleset;
      readonly warnings: readonly RulesIssue[];
      /** The conditions and the bodies of functions in file order, for the coverage report. */
      readonly conditions: readonly Expression[];
    }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };

const services = ['cloud.firestore', 'firebase.storage'] as const;

/**
 * Compiles a Cloud Firestore rules file. Unknown names are warnings, as with Google's server: they fail
 * when a request reads them.
 * @see https://firebase.google.com/docs/rules/rules-language
 */
export function compileRules(
  files: readonly RulesFile[],
  options: CompileOptions = {},
): CompiledRules {
  const [file, second] = files;
  if (file === undefined)
    return { ok: false, issues: [wholeFile('There is no rules file.', 'ERROR')] };
  if (second !== undefined) {
    return { ok: false, issues: [wholeFile('Only one rules file is supported.', 'ERROR')] };
  }
  return compileFile(file.content, options);
}

function compileFile(content: string, options: CompileOptions): CompiledRules {
  if (content.trim() === '') {
    return { ok: false, issues: [wholeFile('Rules content empty. Compilation aborted.', 'ERROR')] };
  }
  const source = new SourceText(content);
  const issues = new IssueList(source);
  const file = parseRules(content, issues);
  if (issues.errors().length > 0) return { ok: false, issues: issues.errors() };
  const onDebug = options.onDebug ?? ((value) => console.info(`debug: ${identityKey(value)}`));
  const blocks = new BlockCompiler(source, { issues, recorder: options.recorder, onDebug });
  const matches = compileService(file, blocks, issues, options.service);
  if (issues.errors().length > 0) return { ok: false, issues: issues.errors() };
  const ruleset = new CompiledRuleset(matches, file.version);
  const warnings = [...versionWarnings(file), ...issues.warnings()];
  return { ok: true, ruleset, warnings, conditions: conditionsOf(file) };
}

function conditionsOf(file: RulesTree): readonly Expression[] {
  const ofFunctions = (functions: readonly FunctionDeclaration[]) =>
    functions.flatMap(({ bindings, result }) => [...bindings.map(({ value }) => value), result]);
  const ofMatch = (block: MatchBlock): readonly Expression[] => [
    ...ofFunctions(block.functions),
    ...block.allows.flatMap(({ condition }) => condition ?? []),
    ...block.matches.flatMap(ofMatch),
  ];
  const all = [
    ...ofFunctions(file.functions),
    ...file.services.flatMap(({ functions, matches }) => [
      ...ofFunctions(functions),
      ...matches.flatMap(ofMatch),
    ]),
  ];
  return all.toSorted((a, b) => a.start - b.start);
}

/** Compiles the blocks of one service; the file may contain other products' services too. */
function compileService(
  file: RulesTree,
  blocks: BlockCompiler,
  issues: IssueList,
  wanted: CompileOptions['service'] = 'cloud.firestore',
): readonly MatchNode[] {
  const root = Scope.root();
  blocks.declare(file.functions, root);
  const known = new Set<string>();
  for (const { name, nameSpan } of file.services) {
    if (known.has(name)) issues.error(nameSpan, 'Duplicate service name declaration.');
    if (!services.some((service) => service === name))
      issues.warning(nameSpan, `Invalid service name: ${name}.`);
    known.add(name);
  }
  const service = file.services.find(({ name }) => name === wanted);
  const scope = new Scope(root);
  blocks.declare(service?.functions ?? [], scope);
  checkPatterns(service?.matches ?? [], file.version, issues);
  const matches = blocks.compileMatches(service?.matches ?? [], scope, 0);
  blocks.compileFunctions();
  checkCalls(blocks.functions, issues);
  return matches;
}

function versionWarnings({ version }: RulesTree): RulesIssue[] {
  const description =
    'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).';
  return version === '1' ? [wholeFile(description, 'WARNING')] : [];
}

/** An issue without a position. */
function wholeFile(description: string, severity: RulesIssue['severity']): RulesIssue {
  return { line: 0, column: 0, offset: 0, endOffset: 0, description, severity };
}
