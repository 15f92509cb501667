import { readFileSync } from 'node:fs';
import { compileRules } from '@dinar/firestore-embedded/compile-rules';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, test } from 'vitest';

const content = readFileSync(fromRoot('storage.rules'), 'utf8');
const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
const callers = {
  stranger: undefined,
  'somebody who is signed in': { uid: 'amel', token: { email: 'amel@example.tn' } },
};
const files = ['imports/cours.csv', 'imports/2026/cours.csv', 'imports', 'photos/a.png', 'a.csv'];

function compiled(rules: string) {
  const result = compileRules([{ name: 'storage.rules', content: rules }], {
    service: 'firebase.storage',
  });
  if (!result.ok) throw new Error(result.issues.map(({ description }) => description).join('\n'));
  return result;
}

/** The actions on the bucket that the rules allow callers with the SDK of a page. */
function allowedBy(rules: string): string[] {
  const { ruleset } = compiled(rules);
  return Object.entries(callers).flatMap(([who, auth]) =>
    files.flatMap((file) =>
      methods
        .filter((method) => {
          const name = `projects/demo-dinar/b/demo-dinar.firebasestorage.app/o/${file}`;
          const caller = { kind: 'user', ...(auth && { auth }) } as const;
          const time = '2026-11-20T12:00:00Z';
          return ruleset.evaluate({ method, name, caller, time, lookup: () => undefined }).allowed;
        })
        .map((method) => `${method} ${file} by ${who}`),
    ),
  );
}

test('The rules of Storage compile without a warning', () => {
  expect(compiled(content).warnings).toEqual([]);
});

test('No page reads or writes a file of the bucket, signed in or not', () => {
  expect(allowedBy(content)).toEqual([]);
});

test('An open path or method is found', () => {
  const all = methods.length * files.length * Object.keys(callers).length;
  expect(allowedBy(content.replace('if false', 'if true'))).toHaveLength(all);
  const signedIn = 'allow write: if request.auth != null;';
  const opened = content.replace('match /{path=**}', `match /imports/{file} { ${signedIn} }\n$&`);
  expect(allowedBy(opened)).toEqual(
    ['create', 'update', 'delete'].map(
      (method) => `${method} imports/cours.csv by somebody who is signed in`,
    ),
  );
});
