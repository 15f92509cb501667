import type { ProtoJson } from '../engine/backend.ts';
import { isObject } from '../model/json.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { Ruleset, RulesIssue } from '../rules/authorizer.ts';
import { type CompiledRules, compileRules, type RulesFile } from '../rules/compile-rules.ts';
import { coverageReport, ExpressionCounts, type ExpressionReport } from '../rules/coverage.ts';
import { SourceText } from '../rules/source-text.ts';

/** Rules in force, with the outcomes of their expressions so far. */
interface RulesInForce {
  readonly files: readonly RulesFile[];
  readonly compiled: Extract<CompiledRules, { ok: true }>;
  readonly counts: ExpressionCounts;
}

/** Keeps the rules in force, per project; rules that do not compile do not replace the earlier ones. */
export class RulesRegistry {
  readonly #own = new Map<string, RulesInForce>();
  #common: RulesInForce | undefined;

  /** The rules for a resource name (`projects/P/…`), if there are any. */
  of(name: string): Ruleset | undefined {
    return this.#of(name.split('/', 2)[1] ?? '')?.compiled.ruleset;
  }

  /** The files last put in force for a project, or for all. */
  files(project: string): readonly RulesFile[] {
    return this.#of(project)?.files ?? [];
  }

  /** The evaluations of a project's rules since they were put in force. */
  coverage(project: string): readonly ExpressionReport[] {
    const rules = this.#of(project);
    if (rules === undefined) return [];
    const source = new SourceText(rules.files[0]?.content ?? '');
    return coverageReport(rules.compiled.conditions, rules.counts, source);
  }

  /**
   * Puts a file in force for all projects that have no rules of their own. Returns its warnings; throws
   * INVALID_ARGUMENT when it does not compile.
   */
  loadCommon(file: RulesFile): readonly RulesIssue[] {
    return this.#load([file], (rules) => {
      this.#common = rules;
    });
  }

  /**
   * Handles firebase-tools' and rules-unit-testing's request to put `{rules: {files}}` in force for a
   * project. The first wants the errors as data (`ignore_errors`), the second wants INVALID_ARGUMENT.
   */
  put(project: string, body: ProtoJson): object {
    const files = parseFiles(body);
    try {
      const warnings = this.#load(files, (rules) => this.#own.set(project, rules));
      return issuesJson(files, warnings);
    } catch (error) {
      if (!(error instanceof RulesError) || body.ignore_errors !== true) throw error;
      return issuesJson(files, error.issues);
    }
  }

  #load(files: readonly RulesFile[], keep: (rules: RulesInForce) => void): readonly RulesIssue[] {
    const counts = new ExpressionCounts();
    const compiled = compileRules(files, { recorder: counts });
    if (!compiled.ok) throw new RulesError(compiled.issues);
    keep({ files, compiled, counts });
    return compiled.warnings;
  }

  #of(project: string): RulesInForce | undefined {
    return this.#own.get(project) ?? this.#common;
  }
}

/** The error of rules that do not compile, with each place, as of Google's emulator. */
class RulesError extends StatusError {
  readonly issues: readonly RulesIssue[];

  constructor(issues: readonly RulesIssue[]) {
    const places = issues.map(
      ({ line, column, description }) => `L${line}:${column} ${description}`,
    );
    super('INVALID_ARGUMENT', `Error compiling rules:\n${places.join('\n')}`);
    this.issues = issues;
  }
}

function parseFiles(body: ProtoJson): readonly RulesFile[] {
  const rules = isObject(body.rules) ? body.rules : {};
  if (!Array.isArray(rules.files) || rules.files.length === 0) {
    throw invalid('rules.files is missing.');
  }
  return rules.files.map((file: unknown) => {
    const { name = 'firestore.rules', content } = isObject(file) ? file : {};
    if (typeof name === 'string' && typeof content === 'string') return { name, content };
    throw invalid('A rules file has no content.');
  });
}

/** The issues in the format that firebase-tools prints. */
function issuesJson([file]: readonly RulesFile[], issues: readonly RulesIssue[]): object {
  if (issues.length === 0) return {};
  return {
    issues: issues.map(({ line, column, offset, endOffset, description, severity }) => ({
      sourcePosition: {
        fileName: file?.name,
        ...{ line, column, currentOffset: offset, endOffset },
      },
      description,
      severity,
    })),
  };
}
