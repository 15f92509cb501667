import { describe, expect, test } from 'vitest';
import type { Fields, StoredDocument } from '../../model/value.ts';
import type { RulesRequest } from '../authorizer.ts';
import { type CompileOptions, compileRules } from '../compile-rules.ts';

const documentsRoot = 'projects/demo-x/databases/(default)/documents';

/** The instant of every request in these tests. */
const requestTime = '2026-11-21T10:00:00.123456Z';

export function storedDocument(path: string, fields: Fields = {}): StoredDocument {
  const time = '2020-01-01T00:00:00Z';
  return { name: `${documentsRoot}/${path}`, fields, createTime: time, updateTime: time };
}

/** A rules file of version 2 around match blocks, which begin on line 4. */
export function rulesFile(blocks: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${blocks}\n }\n}`;
}

export function compileOrThrow(content: string, options: CompileOptions = {}) {
  const file = { name: 'firestore.rules', content };
  const compiled = compileRules([file], { onDebug: () => {}, ...options });
  if (compiled.ok) return compiled;
  throw new Error(compiled.issues.map(({ description }) => description).join('\n'));
}

/** The issues of a file that does not compile, or the warnings of one that does, as text. */
export function issuesOf(content: string): string[] {
  const compiled = compileRules([{ name: 'firestore.rules', content }]);
  const issues = compiled.ok ? compiled.warnings : compiled.issues;
  return issues.map(
    ({ line, column, description, severity }) => `${severity} ${line}:${column} ${description}`,
  );
}

export const one = storedDocument('c/one', {
  text: { stringValue: 'héllo' },
  seven: { integerValue: '7' },
  big: { integerValue: '9007199254740993' },
  three: { doubleValue: 3.0 },
  yes: { booleanValue: true },
  nothing: { nullValue: null },
  time: { timestampValue: '2020-02-29T12:34:56.123456Z' },
  bytes: { bytesValue: '3q2+7w==' },
  point: { geoPointValue: { latitude: 36.8, longitude: 10.2 } },
  reference: { referenceValue: `${documentsRoot}/c/two` },
  list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
  map: { mapValue: { fields: { a: { integerValue: '1' }, deep: { mapValue: {} } } } },
  notANumber: { doubleValue: 'NaN' },
  endless: { doubleValue: 'Infinity' },
});

const two = storedDocument('c/two', { x: { integerValue: '1' } });

const alice: RulesRequest['caller'] = {
  kind: 'user',
  auth: { uid: 'alice', token: { sub: 'alice', admin: true, level: 3, share: 0.5 } },
};

/** A request by alice at `requestTime`, with the documents c/one and c/two to look up. */
export function requestFor(
  method: RulesRequest['method'],
  path: string,
  more: Partial<RulesRequest> = {},
): RulesRequest {
  const known = new Map([one, two].map((document) => [document.name, document]));
  return {
    method,
    name: `${documentsRoot}/${path}`,
    caller: alice,
    time: requestTime,
    lookup: (name) => known.get(name),
    ...more,
  };
}

/**
 * The outcome of `allow get: if expression;` for alice on c/one: 'true', 'false', or the message of the
 * error with which the expression fails.
 */
export function outcomeOf(expression: string): string {
  const content = rulesFile(`match /c/{id} { allow get: if ${expression}; }`);
  const request = requestFor('get', 'c/one', { before: one });
  const decision = compileOrThrow(content).ruleset.evaluate(request);
  if (decision.allowed) return 'true';
  return decision.message.trim().replace(/ for 'get' @ L\d+$/u, '');
}

/** Tests that each expression of each topic is true. */
export function testTrueExpressions(topics: Readonly<Record<string, readonly string[]>>): void {
  describe.each(Object.entries(topics))('Of the expressions on %s', (_, expressions) => {
    test.each(expressions)('%s is true', (expression) => {
      expect(outcomeOf(expression)).toBe('true');
    });
  });
}

/** Tests the words with which each expression fails. */
export function testFailures(failures: Readonly<Record<string, string>>): void {
  test.each(Object.entries(failures))(
    '%s fails with the message of Google’s emulator: %s',
    (expression, words) => {
      expect(outcomeOf(expression)).toBe(words);
    },
  );
}
