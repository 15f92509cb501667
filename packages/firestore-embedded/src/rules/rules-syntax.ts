import type { Expression, RulesTree } from './ast.ts';
import { parseRules } from './parse-rules.ts';
import { IssueList, SourceText } from './source-text.ts';

export type {
  AllowStatement,
  BinaryOperator,
  Expression,
  ExpressionOf,
  FunctionDeclaration,
  MatchBlock,
} from './ast.ts';
export type { Span } from './source-text.ts';

/** The syntax tree of a rules file, for tools that change rules; throws an Error at the first mistake. */
export function parseSyntax(content: string): RulesTree {
  const issues = new IssueList(new SourceText(content));
  const tree = parseRules(content, issues);
  const [problem] = issues.errors();
  if (problem === undefined) return tree;
  throw new Error(`The rules do not parse: line ${problem.line}: ${problem.description}`);
}

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
