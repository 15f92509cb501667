import { compileRules } from '@dinar/firestore-embedded/compile-rules';
import { expect, test } from 'vitest';
import { readRules } from '../test-environment.ts';
import { applyMutant, describeMutant, nameMutant, printMutant } from './mutant.ts';
import { mutateRules } from './mutate-rules.ts';

/** The mutants of one line, in a file around it. */
function mutantsOf(line: string): string[] {
  const content = [
    "rules_version = '2';",
    'service cloud.firestore { match /databases/{database}/documents {',
    'match /c/{id} {',
    line,
    '} }',
    '}',
  ].join('\n');
  return mutateRules(content)
    .map((mutant) => describeMutant(content, mutant))
    .filter((diff) => diff.line === 4)
    .map(nameMutant);
}

test.each([
  [
    'An operation is widened, a condition decided, negated and shifted by one',
    'allow get: if id.size() <= 3;',
    [
      'allow read: if id.size() <= 3;',
      'allow get: if true;',
      'allow get: if false;',
      'allow get: if !(id.size() <= 3);',
      'allow get: if id.size() < 3;',
      'allow get: if id.size() > 3;',
      'allow get: if id.size() <= 2;',
      'allow get: if id.size() <= 4;',
    ],
  ],
  [
    'Each side of a conjunction is dropped, each part replaced',
    "allow delete: if id == 'a' && !(id in ['b', 'c']);",
    [
      "allow write: if id == 'a' && !(id in ['b', 'c']);",
      'allow delete: if true;',
      'allow delete: if false;',
      "allow delete: if !(id == 'a' && !(id in ['b', 'c']));",
      "allow delete: if id == 'a' || !(id in ['b', 'c']);",
      "allow delete: if id == 'a';",
      "allow delete: if !(id in ['b', 'c']);",
      "allow delete: if id != 'a' && !(id in ['b', 'c']);",
      "allow delete: if id == 'ax' && !(id in ['b', 'c']);",
      "allow delete: if id == 'a' && (id in ['b', 'c']);",
      "allow delete: if id == 'a' && !(id in ['c']);",
      "allow delete: if id == 'a' && !(id in ['b']);",
      "allow delete: if id == 'a' && !(id in ['bx', 'c']);",
      "allow delete: if id == 'a' && !(id in ['b', 'cx']);",
    ],
  ],
])('%s', (_title, line, mutants) => {
  expect(mutantsOf(line).sort()).toEqual(mutants.sort());
});

test.each([
  [
    'A pattern accepts any character in place of a class, and any count',
    "allow get: if id.matches('[a-z]{1,3}');",
    ["id.matches('.{1,3}')", "id.matches('[a-z]*')", "id.matches('[a-z]{1,}')"],
  ],
  [
    'A list of fields loses each field, and its method is replaced',
    "allow get: if id.hasOnly(['a', 'b']);",
    ["id.hasAll(['a', 'b'])", "id.hasAny(['a', 'b'])", "id.hasOnly(['b'])", "id.hasOnly(['a'])"],
  ],
])('%s', (_title, line, conditions) => {
  const some = conditions.map((condition) => `allow get: if ${condition};`);
  expect(mutantsOf(line)).toEqual(expect.arrayContaining(some));
});

test('A block is removed, opened at any depth, to all below and under any name', () => {
  const content =
    "rules_version = '2'; service cloud.firestore {\nmatch /a/{id} { allow get: if true; }\n}";
  const names = mutateRules(content).map((mutant) => nameMutant(describeMutant(content, mutant)));
  expect(names.sort()).toEqual(
    [
      '',
      'match /{anywhere=**}/a/{id} { allow get: if true; }',
      'match /{anything}/{id} { allow get: if true; }',
      'match /a/{id=**} { allow get: if true; }',
      'match /a/{id} { allow read: if true; }',
      'match /a/{id} { allow get: if false; }',
    ].sort(),
  );
});

test('The deployed rules compile without a warning', async () => {
  const compiled = compileRules([{ name: 'firestore.rules', content: await readRules() }]);
  expect(compiled).toMatchObject({ ok: true, warnings: [] });
});

test('Each mutant of our own rules compiles, and no two are the same', async () => {
  const content = await readRules();
  const mutants = mutateRules(content).map((mutant) => applyMutant(content, mutant));
  const broken = mutants.filter(
    (text) => !compileRules([{ name: 'firestore.rules', content: text }]).ok,
  );
  expect(broken).toEqual([]);
  expect(mutants.length).toBeGreaterThan(200);
  expect(new Set([...mutants, content]).size).toBe(mutants.length + 1);
});

test('A mutant is printed as the lines it changes', () => {
  const content = 'one\ntwo\nthree';
  const diff = describeMutant(content, { start: 4, end: 7, replacement: '2' });
  expect(printMutant(diff)).toBe('firestore.rules:2\n-two\n+2');
});
