import type { Expression, FunctionDeclaration } from './ast.ts';
import type { ExpressionCounts } from './coverage.ts';
import type { EvaluationError } from './evaluation-error.ts';
import type { RequestContext } from './request-context.ts';
import type { IssueList } from './source-text.ts';
import type { RulesValue } from './values/rules-value.ts';

/** The state that is shared while a whole file is compiled. */
export interface CompileContext {
  readonly issues: IssueList;
  readonly recorder: ExpressionCounts | undefined;
  readonly onDebug: (value: RulesValue) => void;
}

/** Compiles the parts of an expression in the scope of that expression. */
export interface Compiler {
  readonly context: CompileContext;
  readonly scope: Scope;
  compile(expression: Expression): Evaluate;
  compileAll(expressions: readonly Expression[]): Evaluate[];
}

/** A compiled expression; throws EvaluationError. */
export type Evaluate = (frame: Frame) => RulesValue;

/** A closure that always fails the same way. */
export function failing(makeError: () => EvaluationError): Evaluate {
  return () => {
    throw makeError();
  };
}

/** The environment of an expression while it is evaluated. */
export interface Frame {
  readonly context: RequestContext;
  /** The values of the wildcards of the enclosing match blocks, outermost first. */
  readonly captures: readonly (RulesValue | undefined)[];
  /** The parameters and `let` variables of the function being evaluated. */
  readonly locals: Deferred[];
}

/** An argument or `let`, evaluated when first read, so that it cannot fail when it is never read. */
export class Deferred {
  readonly #evaluate: Evaluate;
  readonly #frame: Frame;
  #value: RulesValue | undefined;

  constructor(evaluate: Evaluate, frame: Frame) {
    this.#evaluate = evaluate;
    this.#frame = frame;
  }

  read(): RulesValue {
    if (this.#value === undefined) this.#value = this.#evaluate(this.#frame);
    return this.#value;
  }
}

/** The place of a variable's value when an expression runs. */
export type Variable =
  | { readonly kind: 'request' | 'resource' }
  | { readonly kind: 'capture' | 'local'; readonly index: number };

/** A function of the rules file; `body` is set once the whole file has been compiled. */
export interface FunctionEntry {
  readonly declaration: FunctionDeclaration;
  /** The scope of its declaration: the body reads the names of that scope, not those of the caller. */
  readonly scope: Scope;
  body?: CompiledFunction;
  /** Whether any expression of the file calls it. */
  isCalled: boolean;
}

interface CompiledFunction {
  readonly bindings: readonly Evaluate[];
  readonly result: Evaluate;
}

/** The names that one block of the file declares, which hide those of the enclosing blocks. */
export class Scope {
  readonly #parent: Scope | undefined;
  readonly #variables = new Map<string, Variable>();
  readonly #functions = new Map<string, FunctionEntry>();

  constructor(parent: Scope | undefined) {
    this.#parent = parent;
  }

  /** The scope of `request` and `resource`. */
  static root(): Scope {
    const root = new Scope(undefined);
    root.declareVariable('request', { kind: 'request' });
    root.declareVariable('resource', { kind: 'resource' });
    return root;
  }

  /** Returns false when this block has already declared the name. */
  declareVariable(name: string, variable: Variable): boolean {
    if (this.#variables.has(name)) return false;
    this.#variables.set(name, variable);
    return true;
  }

  declareFunction(declaration: FunctionDeclaration): FunctionEntry | undefined {
    if (this.#functions.has(declaration.name)) return undefined;
    const entry: FunctionEntry = { declaration, scope: this, isCalled: false };
    this.#functions.set(declaration.name, entry);
    return entry;
  }

  variable(name: string): Variable | undefined {
    return this.#variables.get(name) ?? this.#parent?.variable(name);
  }

  function(name: string): FunctionEntry | undefined {
    return this.#functions.get(name) ?? this.#parent?.function(name);
  }
}
