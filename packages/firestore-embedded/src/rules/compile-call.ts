import type { ExpressionOf } from './ast.ts';
import {
  type Compiler,
  Deferred,
  type Evaluate,
  type Frame,
  type FunctionEntry,
  failing,
} from './compiler.ts';
import { documentFunctions } from './document-functions.ts';
import { EvaluationError, functionNotFound } from './evaluation-error.ts';
import type { IssueList, Span } from './source-text.ts';
import { findMethod, globalFunctions, invokeMethod, namespaces } from './types/built-ins.ts';
import { isValidPattern } from './types/regular-expression.ts';
import { type Callable, invoke } from './types/signature.ts';
import type { RulesValue } from './values/rules-value.ts';

/** Compiles `name(…)`; a function of the file hides a built-in one of the same name. */
export function compileCall(call: ExpressionOf<'call'>, compiler: Compiler): Evaluate {
  const { name, nameSpan } = call;
  const values = compiler.compileAll(call.arguments);
  const declared = compiler.scope.function(name);
  if (declared !== undefined) return callDeclared(declared, nameSpan, values, compiler);
  if (name === 'debug') return callDebug(nameSpan, values, compiler);
  const reader = documentFunctions.get(name);
  if (reader === undefined) return callGlobal(name, nameSpan, values, compiler);
  checkArity([reader.callable], values.length, name, nameSpan, compiler);
  return (frame) => reader.call(frame.context, evaluateAll(values, frame));
}

/** Compiles `object.name(…)`, whose object may be a namespace: `math.abs(1)`. */
export function compileMethod(call: ExpressionOf<'method'>, compiler: Compiler): Evaluate {
  const { object, name, nameSpan } = call;
  const isNamespace =
    object.kind === 'name' &&
    namespaces.has(object.name) &&
    compiler.scope.variable(object.name) === undefined;
  if (isNamespace) {
    const values = compiler.compileAll(call.arguments);
    return callGlobal(`${object.name}.${name}`, nameSpan, values, compiler);
  }
  const method = findMethod(name);
  if (method === undefined) {
    compiler.context.issues.warning(nameSpan, `Invalid function name: ${name}.`);
  } else {
    const overloads = Object.values(method);
    checkArity(overloads, call.arguments.length + 1, name, nameSpan, compiler);
    checkPattern(call, compiler);
  }
  const values = compiler.compileAll([object, ...call.arguments]);
  return (frame) => invokeMethod(method, name, evaluateAll(values, frame));
}

function callGlobal(
  name: string,
  span: Span,
  values: readonly Evaluate[],
  compiler: Compiler,
): Evaluate {
  const callable = globalFunctions.get(name);
  if (callable === undefined) {
    compiler.context.issues.warning(span, `Invalid function name: ${name}.`);
    return failing(() => functionNotFound(name));
  }
  checkArity([callable], values.length, name, span, compiler);
  return (frame) => invoke(callable, evaluateAll(values, frame), 0);
}

/** Compiles `debug(value)`, which passes the value to `onDebug` and returns it. */
function callDebug(span: Span, values: readonly Evaluate[], { context }: Compiler): Evaluate {
  const [first] = values;
  if (values.length !== 1) warnArity(context.issues, span, 'debug');
  if (first === undefined) {
    return failing(
      () => new EvaluationError('Service call error. Function: [debug], Argument: [].'),
    );
  }
  return (frame) => {
    const value = first(frame);
    context.onDebug(value);
    return value;
  };
}

function callDeclared(
  entry: FunctionEntry,
  span: Span,
  values: readonly Evaluate[],
  { context }: Compiler,
): Evaluate {
  entry.isCalled = true;
  const { name, parameters } = entry.declaration;
  if (parameters.length !== values.length) {
    warnArity(context.issues, span, name);
    const expected = `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
    return failing(
      () =>
        new EvaluationError(
          `Incorrect number of arguments. Received: ${values.length}. Expected: ${expected}.`,
        ),
    );
  }
  return (frame) => {
    const { body } = entry;
    if (body === undefined) throw functionNotFound(name);
    const locals = values.map((evaluate) => new Deferred(evaluate, frame));
    const inner: Frame = { context: frame.context, captures: frame.captures, locals };
    for (const binding of body.bindings) locals.push(new Deferred(binding, inner));
    return body.result(inner);
  };
}

function evaluateAll(values: readonly Evaluate[], frame: Frame): RulesValue[] {
  return values.map((evaluate) => evaluate(frame));
}

/** Warns when no overload takes this number of values. */
function checkArity(
  overloads: readonly Callable[],
  count: number,
  name: string,
  span: Span,
  { context }: Compiler,
): void {
  const fits = overloads.some(({ signatures }) =>
    signatures.some(({ parameters }) => parameters.length === count),
  );
  if (!fits) warnArity(context.issues, span, name);
}

function warnArity(issues: IssueList, span: Span, name: string): void {
  issues.warning(span, `Incorrect number of arguments supplied to function: ${name}.`);
}

const methodsWithPattern = new Set(['matches', 'split']);

/** Validates a pattern that is a literal, before any request. */
function checkPattern(call: ExpressionOf<'method'>, { context }: Compiler): void {
  const [pattern] = call.arguments;
  if (!methodsWithPattern.has(call.name) || pattern?.kind !== 'literal') return;
  if (typeof pattern.value !== 'string' || isValidPattern(pattern.value)) return;
  context.issues.error(pattern, `Invalid regular expression pattern. Pattern: ${pattern.value}.`);
}
