import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Installs what package-lock.json asks for, when node_modules does not contain exactly that. */
export function ensureDependencies() {
  const stale = firstStalePackage();
  if (stale === undefined) return;
  console.log(`Installation des dépendances (${stale})…`);
  const startedAt = Date.now();
  if (!install(['--prefer-offline']) && !install([])) {
    console.error(
      "L'installation a échoué : vérifiez la connexion (ou le proxy), puis relancez la commande.",
    );
    process.exit(1);
  }
  console.log(`Dépendances installées en ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/**
 * npm records what it installed in node_modules/.package-lock.json: comparing the two also
 * accepts an install that someone did by hand. Optional packages (other systems' binaries) may lack.
 */
function firstStalePackage() {
  const installedFile = path.join(projectRoot, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) {
    return 'première fois, une à deux minutes';
  }
  const wanted = readPackages(path.join(projectRoot, 'package-lock.json'));
  const installed = readPackages(installedFile);
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/') || entry.link) {
      continue;
    }
    const found = installed[place];
    const matches =
      found === undefined
        ? entry.optional === true || entry.peer === true
        : found.version === entry.version;
    if (!matches) {
      return `${place.replace(/^.*node_modules\//, '')} ${entry.version} manque`;
    }
  }
  return undefined;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Not `npm ci`: it refuses a lock that names no binary for systems the registry has none for, and
 * empties node_modules first. The lock decides the versions all the same, and is not rewritten.
 * Without install scripts: nothing here needs one, and one would compile C++ for three minutes.
 */
function install(flags) {
  // npm gives its children its own path: so the same npm runs, without a shell, on every system.
  const npm = process.env.npm_execpath;
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', ...options, ...flags];
  const where = { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } =
    npm === undefined
      ? spawnSync('npm', args, { ...where, shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...args], where);
  return status === 0;
}
