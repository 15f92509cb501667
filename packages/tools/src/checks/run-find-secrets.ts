import { readFile } from 'node:fs/promises';
import { defineCommand, type ExitCode } from '../command/command.ts';
import { fromRoot } from '../command/project-root.ts';
import { repositoryFiles } from './repository-files.ts';
import { findSecrets, isSecretFile } from './supply/find-secrets.ts';

/** `npm run find:secrets`: looks for credentials in every file that git tracks or would add. */
export const command = defineCommand({
  name: 'find:secrets',
  about: 'Cherche des clés et des mots de passe dans les fichiers versionnés.',
  options: {},
  run: runFindSecrets,
});

export async function runFindSecrets(): Promise<ExitCode> {
  const paths = await repositoryFiles();
  const found: string[] = [];
  for (const path of paths) {
    if (isSecretFile(path)) found.push(`${path}: a file of settings or keys`);
    for (const { what, line } of findSecrets(await readFile(fromRoot(path), 'latin1'))) {
      found.push(`${path}:${line}: ${what}`);
    }
  }
  for (const text of found) console.error(`✗ ${text}`);
  console.log(`${paths.length} files looked through, ${found.length} credentials`);
  return found.length === 0 ? 0 : 1;
}
