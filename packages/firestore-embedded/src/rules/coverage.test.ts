import { expect, test } from 'vitest';
import { coverageReport, ExpressionCounts } from './coverage.ts';
import { SourceText } from './source-text.ts';
import { compileOrThrow, requestFor, rulesFile } from './testing/rules-fixture.ts';

const content = rulesFile(
  'match /c/{id} { allow list: if resource.data.n == 5; allow get: if id == "<x>"; }',
);

function askedTwice() {
  const recorder = new ExpressionCounts();
  const { ruleset, conditions } = compileOrThrow(content, { recorder });
  const constraints = [{ path: ['n'], operator: '==', value: { integerValue: '5' } }] as const;
  ruleset.evaluate(requestFor('list', 'c', { query: { constraints } }));
  ruleset.evaluate(requestFor('list', 'c'));
  return coverageReport(conditions, recorder, new SourceText(content));
}

const at = (text: string) => {
  const start = content.indexOf(text);
  const column = start - content.lastIndexOf('\n', start);
  return { line: 4, column, currentOffset: start, endOffset: start + text.length - 1 };
};

test('The report contains each expression’s values and their counts, in the format of Google’s report.', () => {
  const undefinedValue = { undefined: { causeMessage: 'Property n is undefined on object.' } };
  expect(askedTwice()).toEqual([
    {
      sourcePosition: at('resource.data.n == 5'),
      values: [
        { value: { boolValue: true }, count: 1 },
        { value: undefinedValue, count: 1 },
      ],
      children: [
        {
          sourcePosition: at('resource.data.n'),
          values: [
            { value: { intValue: '5' }, count: 1 },
            { value: undefinedValue, count: 1 },
          ],
          children: [
            {
              sourcePosition: at('resource.data'),
              values: [{ value: { mapValue: {} }, count: 2 }],
              children: [
                {
                  sourcePosition: at('resource'),
                  values: [{ value: { mapValue: {} }, count: 2 }],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      sourcePosition: at('id == "<x>"'),
      children: [{ sourcePosition: { ...at('id =='), endOffset: content.indexOf('id ==') + 1 } }],
    },
  ]);
});
