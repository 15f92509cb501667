import type { Expression, ExpressionOf } from './ast.ts';
import { compileCall, compileMethod } from './compile-call.ts';
import { compileList, compileMap, compilePath, literalValue } from './compile-literal.ts';
import { compileBinary, compileConditional, compileIs, compileUnary } from './compile-operator.ts';
import {
  type CompileContext,
  type Compiler,
  type Evaluate,
  failing,
  type Scope,
} from './compiler.ts';
import type { ExpressionCounts } from './coverage.ts';
import { EvaluationError, nullValueError } from './evaluation-error.ts';
import { readIndex, readMember, readSlice } from './types/subscript.ts';
import type { RulesValue } from './values/rules-value.ts';

/** Compiles an expression to a closure; unknown names become warnings and fail when they are read. */
export class ExpressionCompiler implements Compiler {
  readonly context: CompileContext;
  readonly scope: Scope;

  constructor(context: CompileContext, scope: Scope) {
    this.context = context;
    this.scope = scope;
  }

  compile(expression: Expression): Evaluate {
    const evaluate = this.#compileKind(expression);
    const counted: Evaluate = (frame) => {
      frame.context.budget.spend();
      return evaluate(frame);
    };
    const { recorder } = this.context;
    // A literal always has its own value, so the report omits it.
    const isSilent = recorder === undefined || expression.kind === 'literal';
    return isSilent ? counted : recorded(expression, counted, recorder);
  }

  compileAll(expressions: readonly Expression[]): Evaluate[] {
    return expressions.map((expression) => this.compile(expression));
  }

  #compileKind(expression: Expression): Evaluate {
    switch (expression.kind) {
      case 'literal':
        return constant(literalValue(expression.value));
      case 'name':
        return this.#name(expression);
      case 'list':
        return compileList(expression, this);
      case 'map':
        return compileMap(expression, this);
      case 'path':
        return compilePath(expression, this);
      case 'member':
        return this.#member(expression);
      case 'index':
        return this.#index(expression);
      case 'slice':
        return this.#slice(expression);
      case 'call':
        return compileCall(expression, this);
      case 'method':
        return compileMethod(expression, this);
      case 'unary':
        return compileUnary(expression, this);
      case 'binary':
        return compileBinary(expression, this);
      case 'is':
        return compileIs(expression, this);
      case 'conditional':
        return compileConditional(expression, this);
    }
  }

  #name(expression: ExpressionOf<'name'>): Evaluate {
    const variable = this.scope.variable(expression.name);
    if (variable === undefined) {
      this.context.issues.warning(expression, `Invalid variable name: ${expression.name}.`);
      return failing(nullValueError);
    }
    switch (variable.kind) {
      case 'request':
        return ({ context }) => context.request();
      case 'resource':
        return ({ context }) => context.resource();
      case 'capture':
        return ({ captures }) => present(captures[variable.index]);
      case 'local':
        return ({ locals }) => present(locals[variable.index]?.read());
    }
  }

  #member({ object, name }: ExpressionOf<'member'>): Evaluate {
    const evaluate = this.compile(object);
    return (frame) => readMember(evaluate(frame), name);
  }

  #index({ object, index }: ExpressionOf<'index'>): Evaluate {
    const evaluateObject = this.compile(object);
    const evaluateIndex = this.compile(index);
    return (frame) => readIndex(evaluateObject(frame), evaluateIndex(frame));
  }

  #slice({ object, from, to }: ExpressionOf<'slice'>): Evaluate {
    const evaluateObject = this.compile(object);
    const evaluateFrom = from === undefined ? constant(null) : this.compile(from);
    const evaluateTo = to === undefined ? constant(null) : this.compile(to);
    return (frame) => readSlice(evaluateObject(frame), evaluateFrom(frame), evaluateTo(frame));
  }
}

function constant(value: RulesValue): Evaluate {
  return () => value;
}

/** A wildcard has no value when a list requests a whole collection. */
function present(value: RulesValue | undefined): RulesValue {
  if (value === undefined) throw nullValueError();
  return value;
}

function recorded(
  expression: Expression,
  evaluate: Evaluate,
  recorder: ExpressionCounts,
): Evaluate {
  return (frame) => {
    try {
      const value = evaluate(frame);
      recorder.record(expression, value);
      return value;
    } catch (error) {
      if (error instanceof EvaluationError) recorder.record(expression, error);
      throw error;
    }
  };
}
