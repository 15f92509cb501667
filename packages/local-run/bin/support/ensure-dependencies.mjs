import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';

/** Installs what package-lock.json asks for, when node_modules does not hold exactly that. */
export async function ensureDependencies() {
  const stale = firstStalePackage();
  if (stale === undefined) {
    return;
  }
  console.log(`Installation des dépendances (${stale})…`);
  const startedAt = Date.now();
  const progress = setInterval(() => {
    console.log(`  … npm install, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, 15_000);
  const { code, output } = await install().finally(() => clearInterval(progress));
  if (code !== 0) {
    console.error(explainFailure(output));
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
async function install() {
  const fromCache = await runNpm(['--prefer-offline']);
  return fromCache.code === 0 ? fromCache : runNpm([]);
}

function runNpm(flags) {
  // npm tells its children where it is: so the same npm runs, without a shell, on every system.
  const npm = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', '--no-save', '--ignore-scripts', ...quiet, ...flags];
  const options = { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] };
  const child =
    npm === undefined
      ? spawn('npm', args, { ...options, shell: process.platform === 'win32' })
      : spawn(process.execPath, [npm, ...args], options);
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function explainFailure(output) {
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output);
  const advice = offline
    ? 'Le registre npm ne répond pas : vérifiez la connexion (ou le proxy) puis relancez la commande.'
    : "L'installation a échoué. Essayez « npm install » pour voir le détail.";
  return `${output.trimEnd().split('\n').slice(-15).join('\n')}\n\n${advice}`;
}
