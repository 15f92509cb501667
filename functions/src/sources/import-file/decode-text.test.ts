import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'devise;unité\n';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('A file in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});
