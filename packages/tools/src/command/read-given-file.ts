import { readFile } from 'node:fs/promises';
import { CommandError } from './command-error.ts';

/** Reads a file that the caller named. Throws CommandError: 'misuse' when there is none at that path. */
export async function readGivenFile(file: string): Promise<Uint8Array> {
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
