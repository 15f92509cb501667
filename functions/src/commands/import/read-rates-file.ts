import { readFile } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, else UTF-8 when the bytes are valid
 * UTF-8, else Windows-1252, which is what Excel's "CSV" is on a French machine.
 */
export async function readRatesFile(file: string): Promise<string> {
  const bytes = await readBytes(file);
  const text = decodeText(bytes);
  if (text.trim() === '') throw new ImportError('empty-file', `${file} is empty.`);
  return text;
}

/** Text from bytes, its byte order mark removed. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') {
      throw new ImportError('missing-file', `${file} does not exist; check the path.`, { cause });
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ImportError('unreadable-file', `${file} cannot be read: ${reason}.`, { cause });
  }
}
