import type { Expression } from './ast.ts';

/** The direct parts of an expression, in the order in which they are written. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.parts.flatMap((part) => (part.kind === 'interpolation' ? part.value : []));
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to].filter(
        (part) => part !== undefined,
      );
    case 'call':
      return expression.arguments;
    case 'method':
      return [expression.object, ...expression.arguments];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}

/** Visits an expression and everything in it. */
export function walkExpression(root: Expression, visit: (expression: Expression) => void): void {
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    visit(next);
    waiting.push(...childrenOf(next));
  }
}
