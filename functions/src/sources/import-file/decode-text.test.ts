import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'devise;unité\n';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['big-endian UTF-16 without a mark', Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('A file in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('A short text is not taken for UTF-16', () => {
  expect(['', 'd', 'de'].map((short) => decodeText(Buffer.from(short)))).toEqual(['', 'd', 'de']);
});
