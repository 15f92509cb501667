import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from '../repository-files.ts';

/** A function or block that handles errors. */
interface Handler {
  /** The name of its error; undefined for a handler without one. */
  readonly error: string | undefined;
  readonly start: number;
  readonly end: number;
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

/**
 * Returns the place of each handler that swallows errors: a `catch`, the function of a `.catch(…)` or the
 * second one of a `.then(…)` that neither names its error nor throws. A comment within it is a reason.
 */
export function swallowedErrors({ path, text }: SourceFile): string[] {
  // Most files handle no error, and parsing takes most of the time.
  if (!/\bcatch\b|\.then\(/.test(text)) return [];
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const handlers: Handler[] = [];
  const functions = new Map<string, Handler>();
  const given: string[] = [];
  const names: { readonly name: string; readonly start: number }[] = [];
  const take = (argument: ESTree.Argument | undefined) => {
    if (argument?.type === 'Identifier') given.push(argument.name);
    if (argument && isFunction(argument)) handlers.push(handlerOf(argument));
  };
  new Visitor({
    CatchClause: ({ param, body }) => void handlers.push({ ...body, error: nameOf(param) }),
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'catch') take(first);
      if (callee.property.name === 'then') take(second);
    },
    FunctionDeclaration: (node) => void (node.id && functions.set(node.id.name, handlerOf(node))),
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isFunction(init))
        functions.set(id.name, handlerOf(init));
    },
    Identifier: ({ name, start }) => void names.push({ name, start }),
    ThrowStatement: ({ start }) => void names.push({ name: 'throw', start }),
  }).visit(program);
  const looks = ({ error, start, end }: Handler) =>
    [...names.filter(({ name }) => name === error || name === 'throw'), ...comments].some(
      (place) => place.start >= start && place.start < end,
    );
  return [...handlers, ...given.flatMap((name) => functions.get(name) ?? [])]
    .filter((handler) => !looks(handler))
    .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length} swallows an error`);
}

function isFunction(node: ESTree.Node): node is FunctionNode {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

function handlerOf({ params: [first], body, start, end }: FunctionNode): Handler {
  return { ...(body ?? { start, end }), error: nameOf(first) };
}

function nameOf(parameter: ESTree.ParamPattern | ESTree.BindingPattern | null | undefined) {
  return parameter?.type === 'Identifier' ? parameter.name : undefined;
}
