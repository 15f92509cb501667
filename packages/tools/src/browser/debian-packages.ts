import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of a command of this machine. */
export function commandPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Absent, a folder, or not for this user.
    return false;
  }
}

/** Installs packages of Debian, where this is Debian and we are its administrator; returns whether it did. */
export function installDebianPackages(names: readonly string[]): boolean {
  const isDebian =
    existsSync('/etc/os-release') && /debian/.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's ${names.join(', ')}…`);
  runAptGet('update', '-qq');
  return runAptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Returns whether apt-get succeeded. */
function runAptGet(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return status === 0;
}
