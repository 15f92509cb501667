import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Installs the packages of package-lock.json when node_modules does not match them. */
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
 * Compares package-lock.json with node_modules/.package-lock.json, where npm records the installed
 * packages, so a manual install also counts. Optional packages (other systems' binaries) may be missing.
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
 * Does not use `npm ci`, which rejects a lock without a binary for every system, even where the registry
 * has none, and empties node_modules first. The versions still come from the lock, which stays unchanged.
 * Runs no install scripts: nothing here needs one, and one of them compiles C++ for three minutes.
 */
function install(flags) {
  // npm passes its own path to its children, so the same npm runs without a shell on every system.
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
