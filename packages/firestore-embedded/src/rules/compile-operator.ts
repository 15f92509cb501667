import type { ExpressionOf } from './ast.ts';
import type { Compiler, Evaluate, Frame } from './compiler.ts';
import { EvaluationError, typeError } from './evaluation-error.ts';
import { applyBinary, applyUnary, isIn } from './types/operators.ts';
import { type RulesValue, typeOf } from './values/rules-value.ts';

export function compileUnary(
  { operator, operand }: ExpressionOf<'unary'>,
  compiler: Compiler,
): Evaluate {
  const evaluate = compiler.compile(operand);
  return (frame) => applyUnary(operator, evaluate(frame));
}

export function compileBinary(
  { operator, left, right }: ExpressionOf<'binary'>,
  compiler: Compiler,
): Evaluate {
  const evaluateLeft = compiler.compile(left);
  const evaluateRight = compiler.compile(right);
  if (operator === '&&') return logical(evaluateLeft, evaluateRight, false);
  if (operator === '||') return logical(evaluateLeft, evaluateRight, true);
  if (operator === 'in') {
    // The container is evaluated first, like the object of a method.
    return (frame) => isIn(() => evaluateLeft(frame), evaluateRight(frame));
  }
  return (frame) => applyBinary(operator, evaluateLeft(frame), evaluateRight(frame));
}

/**
 * A false on either side decides `&&`, and a true decides `||`, even if the other side fails. An error
 * on the left is only thrown when the right side does not decide.
 */
function logical(left: Evaluate, right: Evaluate, decisive: boolean): Evaluate {
  return (frame) => {
    let first: boolean;
    try {
      first = expectBool(left(frame));
    } catch (error) {
      if (error instanceof EvaluationError && decides(right, frame, decisive)) return decisive;
      throw error;
    }
    return first === decisive ? decisive : expectBool(right(frame));
  };
}

function decides(right: Evaluate, frame: Frame, decisive: boolean): boolean {
  try {
    return right(frame) === decisive;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

export function compileIs({ operand, type }: ExpressionOf<'is'>, compiler: Compiler): Evaluate {
  const evaluate = compiler.compile(operand);
  if (type === 'number') return (frame) => ['int', 'float'].includes(typeOf(evaluate(frame)));
  return (frame) => {
    const actual = typeOf(evaluate(frame));
    // As in Google's language, `is set` is accepted and is false for every set.
    return actual === type && actual !== 'set';
  };
}

export function compileConditional(
  { condition, whenTrue, whenFalse }: ExpressionOf<'conditional'>,
  compiler: Compiler,
): Evaluate {
  const evaluate = compiler.compile(condition);
  const evaluateTrue = compiler.compile(whenTrue);
  const evaluateFalse = compiler.compile(whenFalse);
  return (frame) => (expectBool(evaluate(frame)) ? evaluateTrue(frame) : evaluateFalse(frame));
}

export function expectBool(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  throw typeError(typeOf(value), 'bool');
}
