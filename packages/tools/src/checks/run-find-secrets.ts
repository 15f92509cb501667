import { readFile } from 'node:fs/promises';
import { defineCommand, type ExitCode } from '../command/command.ts';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';
import { findSecrets, isSecretFile } from './supply/find-secrets.ts';

/** `npm run find:secrets`: looks for credentials in every file that git tracks or would add. */
export const command = defineCommand({
  name: 'find:secrets',
  about: 'Cherche des clés et des mots de passe dans les fichiers versionnés.',
  options: {},
  run: runFindSecrets,
});

export async function runFindSecrets(): Promise<ExitCode> {
  const paths = await versionedFiles();
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

async function versionedFiles(): Promise<string[]> {
  const listed = await listFiles(['--cached', '--others', '--exclude-standard', '--deduplicate']);
  const gone = new Set(await listFiles(['--deleted']));
  return listed.filter((path) => !gone.has(path));
}

/** Returns no files outside a git repository, for example in an unpacked archive. */
async function listFiles(options: readonly string[]): Promise<string[]> {
  const { code, output } = await runCommand('git', ['ls-files', '-z', ...options]);
  if (code === 128) return [];
  if (code !== 0) throw new Error(`git ls-files ended with ${code}: ${output}`);
  return output.split('\0').filter((path) => path !== '');
}
