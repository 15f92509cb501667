import { existsSync } from 'node:fs';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';

/**
 * Returns the files changed since this branch left `origin/main`, uncommitted ones included and deleted
 * ones left out.
 */
export async function changedFiles(): Promise<readonly string[]> {
  const base = (await tryGit(['merge-base', 'HEAD', 'origin/main']))?.trim() ?? 'HEAD';
  const changed = await git(['diff', '--name-only', '-z', base]);
  const added = await git(['ls-files', '--others', '--exclude-standard', '-z']);
  const names = new Set(`${changed}${added}`.split('\0').filter((name) => name !== ''));
  return [...names].filter((name) => existsSync(fromRoot(name)));
}

async function git(args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}: ${output}`);
  return output;
}

/** Returns undefined when git fails, as in a clone without that remote. */
async function tryGit(args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runCommand('git', args);
  return code === 0 ? output : undefined;
}
