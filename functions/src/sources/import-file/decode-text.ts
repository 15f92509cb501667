import { withPlainDigits } from '@dinar/domain/money/parse-amount';
import { unicodeEncodingOf } from '../unicode-encoding.ts';

/**
 * Returns the text of a file without its byte order mark. The encoding is the one that the bytes show, else UTF-8
 * when they are valid UTF-8, else Windows-1252, the encoding of Excel's "CSV" on a French machine.
 */
export function decodeText(bytes: Uint8Array): string {
  const shown = unicodeEncodingOf(bytes);
  if (shown !== undefined) return new TextDecoder(shown).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}

/** Returns a text with the digits of every script as 0-9, and without invisible marks of direction and joining. */
export function inPlainCharacters(text: string): string {
  return withPlainDigits(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')).replaceAll(
    '٫',
    ',',
  );
}
