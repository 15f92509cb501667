import { expect, test } from 'vitest';
import { findSecrets, isSecretFile } from './find-secrets.ts';

// Joined at run time, so that this file contains no match itself.
const lookalikes: readonly (readonly string[])[] = [
  ['-----BEGIN ', 'PRIVATE KEY-----'],
  ['"type": ', '"service_account"'],
  ['AIza', 'x'.repeat(35)],
  ['ya29', '.', 'x'.repeat(30)],
  ['1//0', 'x'.repeat(40)],
  ['GOCSPX', '-', 'x'.repeat(28)],
  ['ghp', '_', 'x'.repeat(36)],
  ['npm', '_', 'x'.repeat(36)],
  ['AKIA', 'X'.repeat(16)],
  ['xoxb', '-', '1234567890'],
  ['sk_', 'live_', 'x'.repeat(24)],
  ['CG', '-', 'x'.repeat(24)],
  ['https://', 'user:', 'word@', 'host.example'],
];

test.each(lookalikes.map((parts) => parts.join('')))('Finds %s, with its line', (text) => {
  expect(findSecrets(`first\n${text}\n`)).toEqual([{ what: expect.any(String), line: 2 }]);
});

test('Ignores a text that only resembles a credential', () => {
  const texts = ['AIza', 'Bearer owner', 'https://dinar.example/a:b', 'demo-api-key', 'npm_config'];
  expect(texts.flatMap(findSecrets)).toEqual([]);
});

test('Recognises the files of settings and keys that are never versioned', () => {
  const own = ['functions/.env', '.env.production', 'settings.env', 'a/key.pem'];
  expect([...own, 'settings.env.example', 'keys.ts'].filter(isSecretFile)).toEqual(own);
});
