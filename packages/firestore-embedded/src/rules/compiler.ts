import type { Expression } from './ast.ts';
import type { CoverageRecorder } from './coverage.ts';
import type { Evaluate } from './frame.ts';
import type { IssueList } from './issue-list.ts';
import type { Scope } from './scope.ts';
import type { RulesValue } from './values/rules-value.ts';

/** The state that is shared while a whole file is compiled. */
export interface CompileContext {
  readonly issues: IssueList;
  readonly recorder: CoverageRecorder | undefined;
  readonly onDebug: (value: RulesValue) => void;
}

/** Compiles the parts of an expression in the scope of that expression. */
export interface Compiler {
  readonly context: CompileContext;
  readonly scope: Scope;
  compile(expression: Expression): Evaluate;
  compileAll(expressions: readonly Expression[]): Evaluate[];
}
