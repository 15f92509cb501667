import type { Backend } from '../engine/backend.ts';
import type { Expression } from '../rules/ast.ts';
import type { RulesIssue } from '../rules/authorizer.ts';
import { compileRules } from '../rules/compile-rules.ts';
import { ExpressionCounts } from '../rules/coverage.ts';
import { coverageReport, type ExpressionReport } from '../rules/coverage-report.ts';
import { SourceText } from '../rules/source-text.ts';

/** A file of security rules. */
export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** Rules in force, with the outcomes of their expressions so far. */
interface RulesInForce {
  readonly files: readonly RulesFile[];
  readonly conditions: readonly Expression[];
  readonly counts: ExpressionCounts;
}

/** The rules that Google's emulator returns for a project without rules: everything is allowed. */
const openRules: RulesFile = {
  name: 'OPEN_RULES',
  content: `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if true;
    }
  }
}`,
};

/** Keeps the rules in force, per project; rules that do not compile do not replace the earlier ones. */
export class RulesRegistry {
  readonly #backend: Backend;
  readonly #own = new Map<string, RulesInForce>();
  #common: RulesInForce | undefined;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** The files last put in force for a project, or for all. */
  files(project: string): readonly RulesFile[] {
    return this.#of(project)?.files ?? [openRules];
  }

  /** The evaluations of a project's rules since they were put in force. */
  coverage(project: string): readonly ExpressionReport[] {
    const rules = this.#of(project);
    if (rules === undefined) return [];
    const source = new SourceText(rules.files[0]?.content ?? '');
    return coverageReport(rules.conditions, rules.counts, source);
  }

  /**
   * Compiles the files and puts them in force for one project or, without one, for all projects that
   * have no rules of their own. Returns the errors, or the warnings when there are none.
   */
  load(files: readonly RulesFile[], project?: string): readonly RulesIssue[] {
    const counts = new ExpressionCounts();
    const compiled = compileRules(files, { recorder: counts });
    if (!compiled.ok) return compiled.issues;
    this.#backend.setRules(compiled.ruleset, project);
    const rules = { files, counts, conditions: compiled.conditions };
    if (project === undefined) this.#common = rules;
    else this.#own.set(project, rules);
    return compiled.warnings;
  }

  #of(project: string): RulesInForce | undefined {
    return this.#own.get(project) ?? this.#common;
  }
}
