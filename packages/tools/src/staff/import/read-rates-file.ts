import { readFile } from 'node:fs/promises';
import { decodeText } from '@dinar/functions/sources/import-file/decode-text';
import { CommandError } from '../../command/command-error.ts';

/** Reads the text of a file in any encoding that spreadsheets write. */
export async function readRatesFile(file: string): Promise<string> {
  const bytes = await readBytes(file);
  const text = decodeText(bytes);
  if (text.trim() === '') throw new CommandError('unusable-file', `${file} est vide.`);
  return text;
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') {
      throw new CommandError('misuse', `${file} n'existe pas : vérifiez le chemin.`, cause);
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError('unusable-file', `${file} ne se lit pas : ${reason}.`, cause);
  }
}
