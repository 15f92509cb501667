import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../command/project-root.ts';

/** The answers of the local runtime of Storage rules to a set of rules, and to a request then. */
function answersWith(content: string): unknown[] {
  const source = { files: [{ name: 'storage.rules', content }] };
  const requests = [
    { id: 0, action: 'load_ruleset', context: { source } },
    { id: 1, action: 'verify', context: {} },
  ];
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const script = fromRoot('packages/tools/bin/storage-rules.mjs');
  const output = execFileSync(process.execPath, [script], { input, encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test("The site's own rules are accepted, and refuse", () => {
  expect(answersWith(readFileSync(fromRoot('storage.rules'), 'utf8'))).toMatchObject([
    { id: -1, status: 'ok' },
    { id: 0, errors: [], result: { rulesVersion: 2 } },
    { id: 1, errors: [], result: { permit: false } },
  ]);
});

test.each([
  'allow read;',
  'allow read: if true;',
  'allow read: if false; allow write: if request.auth != null;',
  'allow read, write: if false || true;',
])('Rules with « %s » are not accepted', (rule) => {
  expect(answersWith(`match /a { ${rule} }`)[1]).toMatchObject({ errors: [expect.any(String)] });
});
