import {
  childrenOf,
  type Expression,
  type ExpressionOf,
} from '@dinar/firestore-embedded/rules-syntax';
import { type Mutant, replace, textOf } from './mutant.ts';
import { mutateBinary } from './mutate-binary.ts';
import { mutateLiteral, mutatePattern } from './mutate-literal.ts';

const otherMethods: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAll', 'hasAny'],
  hasAll: ['hasOnly', 'hasAny'],
  hasAny: ['hasAll'],
};

/** Every mutant of an expression and of its parts; `isCondition` is true for a boolean condition. */
export function mutateExpression(
  content: string,
  expression: Expression,
  isCondition: boolean,
): readonly Mutant[] {
  const inner = childrenOf(expression).flatMap((part) =>
    mutateExpression(content, part, isLogical(expression)),
  );
  return [
    ...(isCondition ? negated(content, expression) : []),
    ...changed(content, expression),
    // A pattern has its own mutants. Of two that match nothing, one is enough.
    ...(isPatternCall(expression) ? mutateExpression(content, expression.object, false) : inner),
  ];
}

function changed(content: string, expression: Expression): readonly Mutant[] {
  switch (expression.kind) {
    case 'literal':
      return mutateLiteral(expression);
    case 'unary':
      return [replace(expression, textOf(content, expression.operand))];
    case 'binary':
      return mutateBinary(content, expression);
    case 'method':
      return changedMethod(expression);
    case 'list':
      return expression.items.map((item) => {
        const rest = expression.items.filter((other) => other !== item);
        return replace(expression, `[${rest.map((other) => textOf(content, other)).join(', ')}]`);
      });
    default:
      return [];
  }
}

function changedMethod(method: ExpressionOf<'method'>): readonly Mutant[] {
  const [pattern] = method.arguments;
  return [
    ...(otherMethods[method.name] ?? []).map((name) => replace(method.nameSpan, name)),
    ...(isPatternCall(method) && pattern?.kind === 'literal' ? mutatePattern(pattern) : []),
  ];
}

function negated(content: string, expression: Expression): readonly Mutant[] {
  // These have equivalent mutants of their own.
  const isNegation = expression.kind === 'unary' && expression.operator === '!';
  const isEquality = expression.kind === 'binary' && ['==', '!='].includes(expression.operator);
  if (isNegation || isEquality || expression.kind === 'literal') return [];
  return [replace(expression, `!(${textOf(content, expression)})`)];
}

/** Not `!`: negating its operand equals the mutant without the `!`. */
function isLogical(expression: Expression): boolean {
  return expression.kind === 'binary' && ['&&', '||'].includes(expression.operator);
}

function isPatternCall(expression: Expression): expression is ExpressionOf<'method'> {
  return expression.kind === 'method' && expression.name === 'matches';
}
