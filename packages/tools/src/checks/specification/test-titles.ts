import { type ESTree, parseSync, Visitor } from 'vite';

const testFunctions = ['test', 'it'];
// A test with one of these modifiers does not run, so it proves nothing; a group is no test.
const notTests = ['skip', 'todo', 'fixme', 'describe'];

/** The tag of the browser tests that plain `npm test` leaves to CI. */
const wholeTag = "'@whole'";

/**
 * Returns the titles of the tests in a Vitest or Playwright source, as written: the text of a template,
 * or of a `test.each`, before its values are filled in. Leaves out skipped tests, and those that plain
 * `npm test` leaves out.
 */
export function testTitles(file: string, source: string): ReadonlySet<string> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const titles = new Set<string>();
  let wholeGroups = 0;
  const isWholeGroup = ({ callee, arguments: [, options] }: ESTree.CallExpression) =>
    !isTest(callee) && hasWholeTag(options, source);
  const visitor = new Visitor({
    CallExpression(call) {
      if (isWholeGroup(call)) wholeGroups += 1;
      const [first, options] = call.arguments;
      const title = isTest(call.callee) && first ? titleOf(first, source) : undefined;
      const isLeftOut = wholeGroups > 0 || hasWholeTag(options, source);
      if (title !== undefined && !isLeftOut) titles.add(title);
    },
    'CallExpression:exit'(call) {
      if (isWholeGroup(call)) wholeGroups -= 1;
    },
  });
  visitor.visit(program);
  return titles;
}

/** Returns whether a called expression is `test`, `it` or a variant such as `test.each(rows)`. */
function isTest(callee: ESTree.Expression): boolean {
  switch (callee.type) {
    case 'Identifier':
      return testFunctions.includes(callee.name);
    case 'MemberExpression':
      return (
        callee.property.type === 'Identifier' &&
        !notTests.includes(callee.property.name) &&
        isTest(callee.object)
      );
    case 'CallExpression':
      return callee.callee.type === 'MemberExpression' && isTest(callee.callee);
    case 'TaggedTemplateExpression':
      return isTest(callee.tag);
    default:
      return false;
  }
}

function hasWholeTag(options: ESTree.Argument | undefined, source: string): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    source.slice(options.start, options.end).includes(wholeTag)
  );
}

function titleOf(node: ESTree.Argument, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined;
}
