import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allCases } from './all-cases.ts';
import { findMismatch } from './rules-case.ts';
import { openTestEnvironment, readRules, visitorOf } from './test-environment.ts';
import { type CoveredExpression, uncovered } from './uncovered.ts';

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
