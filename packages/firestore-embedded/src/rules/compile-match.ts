import type { AllowStatement, FunctionDeclaration, MatchBlock, NamedSpan } from './ast.ts';
import type { RulesMethod } from './authorizer.ts';
import { checkDeclaration } from './check-rules.ts';
import { ExpressionCompiler } from './compile-expression.ts';
import { type CompileContext, type FunctionEntry, Scope } from './compiler.ts';
import type { AllowRule, MatchNode } from './match-path.ts';
import type { SourceText } from './source-text.ts';

const methodsOf: Readonly<Record<string, readonly RulesMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Compiles match blocks and functions, and collects the functions for the checks of calls. */
export class BlockCompiler {
  readonly functions: FunctionEntry[] = [];
  readonly #source: SourceText;
  readonly #context: CompileContext;

  constructor(source: SourceText, context: CompileContext) {
    this.#source = source;
    this.#context = context;
  }

  /** Declares the functions of one block, which can all call each other. */
  declare(declarations: readonly FunctionDeclaration[], scope: Scope): void {
    for (const declaration of declarations) {
      checkDeclaration(declaration, this.#context.issues);
      const entry = scope.declareFunction(declaration);
      if (entry !== undefined) this.functions.push(entry);
      else {
        const { name, nameSpan } = declaration;
        this.#context.issues.error(nameSpan, `Function ${name} is already defined.`);
      }
    }
  }

  compileFunctions(): void {
    for (const entry of this.functions) this.#compileFunction(entry);
  }

  #compileFunction(entry: FunctionEntry): void {
    const { parameters, bindings, result } = entry.declaration;
    const { issues } = this.#context;
    const scope = new Scope(entry.scope);
    parameters.forEach(({ name, nameSpan }, index) => {
      const isNew = scope.declareVariable(name, { kind: 'local', index });
      if (!isNew) issues.error(nameSpan, `Variable ${name} is already defined.`);
    });
    const compiler = new ExpressionCompiler(this.#context, scope);
    const values = bindings.map(({ name, nameSpan, value }, index) => {
      const evaluate = compiler.compile(value);
      const local = { kind: 'local', index: parameters.length + index } as const;
      if (!scope.declareVariable(name, local)) {
        issues.error(nameSpan, `The identifier [${name}] is already bound in the current scope.`);
      }
      return evaluate;
    });
    entry.body = { bindings: values, result: compiler.compile(result) };
  }

  /** `captured` is the number of wildcards in the enclosing blocks. */
  compileMatches(blocks: readonly MatchBlock[], parent: Scope, captured: number): MatchNode[] {
    return blocks.map((block) => this.#compileMatch(block, parent, captured));
  }

  #compileMatch(block: MatchBlock, parent: Scope, captured: number): MatchNode {
    const scope = new Scope(parent);
    let index = captured;
    for (const segment of block.pattern) {
      if (segment.kind !== 'wildcard') continue;
      if (!scope.declareVariable(segment.name, { kind: 'capture', index })) {
        const description = `Variable ${segment.name} already exists in the PathTemplate.`;
        this.#context.issues.error(segment.nameSpan, description);
      }
      index += 1;
    }
    this.declare(block.functions, scope);
    const compiler = new ExpressionCompiler(this.#context, scope);
    const allows = block.allows.map((allow) => this.#compileAllow(allow, compiler));
    const children = this.compileMatches(block.matches, scope, index);
    return { pattern: block.pattern, allows, children };
  }

  #compileAllow(allow: AllowStatement, compiler: ExpressionCompiler): AllowRule {
    const { condition } = allow;
    const { line, column } = this.#source.positionOf((condition ?? allow).start);
    return {
      methods: new Set(allow.methods.flatMap((word) => this.#methodsOf(word))),
      condition: condition === undefined ? undefined : compiler.compile(condition),
      line,
      conditionAt: `L${line}:${column}`,
    };
  }

  #methodsOf({ name, nameSpan }: NamedSpan): readonly RulesMethod[] {
    const methods = Object.hasOwn(methodsOf, name) ? methodsOf[name] : undefined;
    if (methods === undefined) {
      this.#context.issues.warning(nameSpan, `Invalid method name: ${name}.`);
    }
    return methods ?? [];
  }
}
