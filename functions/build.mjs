import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { locales } from '@dinar/domain/language/locale';
import { pathIn, shellPath } from '@dinar/site/routes/locale-path';
import { build } from 'esbuild';
import { bundleOptions, declaredPackages, engines } from './build/bundle-options.ts';
import { codebases } from './build/codebases.ts';
import { deployedLock } from './build/deployed-lock.ts';

const here = import.meta.dirname;

await rm(path.join(here, 'lib'), { recursive: true, force: true });

for (const codebase of codebases) {
  const folder = `lib/${codebase.name}`;
  const options = bundleOptions(codebase.entry, `${folder}/index.js`);
  const { metafile } = await build({ ...options, metafile: true });
  const packages = [...importedPackages(metafile), ...codebase.readPackages].sort();
  await writeDeployedPackage(folder, packages);
  if (codebase.hasPage) await copyPage(folder);
}

/** Returns the packages that the bundle imports. Throws when one of them is not declared. */
function importedPackages(metafile) {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports
    .filter(({ external, path: name }) => external && !isBuiltin(name))
    .map(({ path: name }) => packageName(name));
  const undeclared = names.filter((name) => !declaredPackages.includes(name));
  if (undeclared.length > 0) {
    throw new Error(
      `Not among the dependencies of functions: ${[...new Set(undeclared)].join(', ')}`,
    );
  }
  return [...new Set(names)].sort();
}

function isBuiltin(name) {
  return name.startsWith('node:') || builtinModules.includes(name);
}

function packageName(specifier) {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Writes the package.json and the lock file of a deployed folder. The package.json lists only the packages
 * that the bundle needs, in the versions tested here, and no workspace package, because no registry has
 * them. The lock file adds the dependencies of those packages.
 */
async function writeDeployedPackage(folder, names) {
  const require = createRequire(import.meta.url);
  const versions = await Promise.all(names.map((name) => installedVersion(require, name)));
  const deployed = {
    name: `dinar-functions-${path.basename(folder)}`,
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    dependencies: Object.fromEntries(names.map((name, index) => [name, versions[index]])),
  };
  const whole = JSON.parse(await readFile(path.join(here, '../package-lock.json'), 'utf8'));
  await writeJson(`${folder}/package.json`, deployed);
  await writeJson(`${folder}/package-lock.json`, deployedLock(whole, 'functions', deployed));
}

function writeJson(name, value) {
  return writeFile(path.join(here, name), `${JSON.stringify(value, undefined, 2)}\n`);
}

// Searches the module folders, because not every package allows the import of its package.json.
async function installedVersion(require, name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = path.join(folder, name, 'package.json');
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')).version;
  }
  throw new Error(`${name} is not installed: run npm install`);
}

// The page's renderer and the shells that it fills come from the same finished build of the web.
async function copyPage(folder) {
  const shells = locales.map((locale) => `.${pathIn(locale, shellPath)}`);
  const pageFiles = [
    ['../web/dist-server/renderer.js', 'renderer.js'],
    ...shells.map((name) => [`../web/dist/${name}`, name]),
  ];
  for (const [built, name] of pageFiles) {
    const copy = path.join(here, folder, 'page', name);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(here, built), copy).catch((cause) => {
      throw new Error(`${built} is missing: build the web first (npm run build)`, { cause });
    });
  }
}
