import { type ESTree, parseSync, Visitor } from 'vite';

const testFunctions = ['test', 'it'];
// A test with one of these modifiers does not run, so it proves nothing.
const notRun = ['skip', 'todo', 'fixme'];

/**
 * Returns the titles of the tests in a Vitest or Playwright source, as written: the text of a template,
 * or of a `test.each`, before its values are filled in. Leaves out skipped tests.
 */
export function testTitles(file: string, source: string): ReadonlySet<string> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const titles = new Set<string>();
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) && first ? titleOf(first, source) : undefined;
      if (title !== undefined) titles.add(title);
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
        !notRun.includes(callee.property.name) &&
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

function titleOf(node: ESTree.Argument, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined;
}
