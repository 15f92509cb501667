import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';

/** Returns the paths of all files that git tracks or would add; none outside a git repository. */
export async function repositoryFiles(): Promise<string[]> {
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { code, output } = await runCommand('git', ['ls-files', ...options]);
  // An unpacked archive.
  if (code === 128) return [];
  if (code !== 0) throw new Error(`git ls-files ended with ${code}: ${output}`);
  return output.split('\0').filter((path) => path !== '' && existsSync(fromRoot(path)));
}

/** A file of the repository. */
export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Returns the files with code of the repository. */
export async function codeFiles(): Promise<SourceFile[]> {
  return readAll((await repositoryFiles()).filter((path) => /\.[cm]?[jt]sx?$/.test(path)));
}

/** Returns the Markdown documents of the repository. */
export async function documentFiles(): Promise<SourceFile[]> {
  return readAll((await repositoryFiles()).filter((path) => path.endsWith('.md')));
}

function readAll(paths: readonly string[]): SourceFile[] {
  return paths.map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));
}
