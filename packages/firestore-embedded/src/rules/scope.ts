import type { FunctionDeclaration } from './ast.ts';
import type { Evaluate } from './frame.ts';

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
