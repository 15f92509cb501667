import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { allCases } from './all-cases.ts';
import { isAllowed } from './rules-case.ts';
import { openTestEnvironment, readRules, visitorOf } from './test-environment.ts';
import { roles, type Visitor } from './visitor.ts';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openTestEnvironment(inject('rulesFirestore'), await readRules());
});
afterAll(() => environment.cleanup());

describe.each(roles)('A %s asks the rules for', (role) => {
  let visitor: Visitor;

  beforeAll(() => {
    visitor = visitorOf(environment, role);
  });

  test.each(allCases)('$title', async (one) => {
    expect(await isAllowed(one, visitor)).toBe(one.allowed);
  });
});

test('No two lines of the table have the same title', () => {
  const titles = allCases.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
