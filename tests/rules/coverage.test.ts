import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allCases } from './all-cases.ts';
import { findMismatch } from './rules-case.ts';
import { openTestEnvironment, readRules, visitorOf } from './test-environment.ts';

const { host, port } = inject('rulesFirestore');
let environment: RulesTestEnvironment;
let rules: string;

beforeAll(async () => {
  rules = await readRules();
  // Newly loaded rules have an empty coverage report.
  environment = await openTestEnvironment({ host, port }, rules);
});
afterAll(() => environment.cleanup());

async function readReport(): Promise<readonly CoveredExpression[]> {
  const url = `http://${host}:${port}/emulator/v1/projects/demo-dinar:ruleCoverage`;
  const { report }: { report: readonly CoveredExpression[] } = await (await fetch(url)).json();
  return report;
}

test('The table reaches every expression of the rules, and every condition both ways', async () => {
  expect(uncovered(rules, await readReport())).not.toEqual([]);

  const visitors = Array.from({ length: 8 }, () => visitorOf(environment, 'visitor'));
  expect(await findMismatch(visitors, allCases)).toBeUndefined();
  expect(uncovered(rules, await readReport())).toEqual([]);
});

/** One expression of the report at `:ruleCoverage`, with the fields used here. */
interface CoveredExpression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    /** The offset of its last character. */
    readonly endOffset: number;
  };
  /** Its outcomes; `undefined` is an error. */
  readonly values?: readonly {
    readonly value: { readonly boolValue?: boolean; readonly undefined?: object };
  }[];
  readonly children?: readonly CoveredExpression[];
}

/** Lists the expressions that no request reached, and the conditions that had one outcome. */
function uncovered(content: string, report: readonly CoveredExpression[]): string[] {
  return report.flatMap((expression) => {
    const { sourcePosition, values = [], children = [] } = expression;
    const { line, currentOffset, endOffset } = sourcePosition;
    const lack = lackOf(values);
    const text = content.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    return [
      ...(lack === undefined ? [] : [`L${line} ${lack}: ${text}`]),
      ...uncovered(content, children),
    ];
  });
}

function lackOf(values: NonNullable<CoveredExpression['values']>): string | undefined {
  if (values.length === 0) return 'never evaluated';
  const outcomes = values.flatMap(({ value }) => (value.undefined ? [] : [value.boolValue]));
  // A field that a stranger sent is not a condition, although it may be true once.
  if (outcomes.includes(undefined)) return undefined;
  if (!outcomes.includes(true)) return 'never true';
  return outcomes.includes(false) ? undefined : 'never false';
}
