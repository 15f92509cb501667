import {
  type BinaryOperator,
  childrenOf,
  type Expression,
  type ExpressionOf,
} from '@dinar/firestore-embedded/rules-syntax';
import { type Mutant, replace, textOf } from './mutant.ts';

/** The operators that a mistake could write in place of each one. */
const otherOperators: Readonly<Partial<Record<BinaryOperator, readonly BinaryOperator[]>>> = {
  '&&': ['||'],
  '||': ['&&'],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
};

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

/** Mutants with another operator and, for a conjunction or a disjunction, with each side dropped. */
function mutateBinary(
  content: string,
  { operator, left, right }: ExpressionOf<'binary'>,
): readonly Mutant[] {
  // A comment may come between the sides, before the operator.
  const start = content.lastIndexOf(operator, right.start - 1);
  const others = (otherOperators[operator] ?? []).map((other) =>
    replace({ start, end: start + operator.length }, other),
  );
  if (operator !== '&&' && operator !== '||') return others;
  return [
    ...others,
    replace({ start: left.start, end: right.start }, ''),
    replace({ start: left.end, end: right.end }, ''),
  ];
}

/** Mutants of a constant: a number one less and one more, a longer text, an inverted boolean. */
function mutateLiteral(literal: ExpressionOf<'literal'>): readonly Mutant[] {
  const { value } = literal;
  switch (typeof value) {
    case 'boolean':
      return [replace(literal, String(!value))];
    case 'bigint':
      return [value - 1n, value + 1n].map((other) => replace(literal, String(other)));
    case 'string':
      return [replace(literal, quote(`${value}x`))];
    default:
      return value === null ? [replace(literal, '1')] : [];
  }
}

/** Mutants of a pattern: one class accepts any character, or one count has no limit. */
function mutatePattern(literal: ExpressionOf<'literal'>): readonly Mutant[] {
  const { value } = literal;
  if (typeof value !== 'string') return [];
  const withOther = (part: RegExp, other: string) =>
    [...value.matchAll(part)].map(({ 0: found, index }) =>
      replace(literal, quote(value.slice(0, index) + other + value.slice(index + found.length))),
    );
  return [
    ...withOther(/\[[^\]]+\]/g, '.'),
    ...withOther(/\{[\d,]+\}/g, '*'),
    ...withOther(/(?<=\d,)\d+(?=\})/g, ''),
  ];
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
