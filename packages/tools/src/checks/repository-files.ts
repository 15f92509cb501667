import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';

/** Returns the paths of all files that git tracks or would add; none outside a git repository. */
export async function repositoryFiles(): Promise<string[]> {
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  // 128 in an unpacked archive.
  return existing((await git(['ls-files', ...options], [128])) ?? '');
}

/**
 * Returns the files changed since this branch left `origin/main`, uncommitted ones included and deleted
 * ones left out.
 */
export async function changedFiles(): Promise<string[]> {
  // A clone may be without that remote.
  const base = (await git(['merge-base', 'HEAD', 'origin/main'], [1, 128]))?.trim() ?? 'HEAD';
  const changed = await git(['diff', '--name-only', '-z', base]);
  const added = await git(['ls-files', '--others', '--exclude-standard', '-z']);
  return existing(`${changed}${added}`);
}

/** Returns git's output; undefined when it ends with one of the codes, and throws for any other failure. */
async function git(args: readonly string[], tolerated: readonly number[] = []) {
  const { code, output } = await runCommand('git', args);
  if (code === 0) return output;
  if (tolerated.includes(code)) return undefined;
  throw new Error(`git ${args.join(' ')} ended with ${code}: ${output}`);
}

function existing(names: string): string[] {
  return [...new Set(names.split('\0'))].filter(
    (name) => name !== '' && existsSync(fromRoot(name)),
  );
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
