import { expect, test } from 'vitest';
import { decodeText, readRatesFile } from './read-rates-file.ts';

const text = 'devise;unité\n';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('A file in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('A file that is not there, and a folder, are told apart', async () => {
  await expect(readRatesFile('/nowhere/rates.csv')).rejects.toThrow(
    '/nowhere/rates.csv does not exist; check the path.',
  );
  await expect(readRatesFile(import.meta.dirname)).rejects.toThrow('cannot be read: EISDIR');
});
