import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, locales } from '@dinar/domain/language/locale';
import type { Shells } from '@dinar/site/delivery/page-renderer';
import { pathIn, shellPath } from '@dinar/site/routes/locale-path';
import { robotsText } from '@dinar/site/seo/robots';
import { codebases } from '../../../../../functions/build/codebases.ts';
import { fromRoot, projectRoot } from '../../command/project-root.ts';
import { cachedFiles } from '../../hosting/cached-files.ts';
import { type HostingHeaders, hostingHeaders } from '../../hosting/hosting-headers.ts';
import { builtShells, pageSourcesOf } from '../../hosting/page-sources.ts';
import { functionsManifest } from '../builds/functions-manifest.ts';
import type { StackPorts } from '../ports.ts';
import { withRunSiteConfig } from '../site-config.ts';
import { emulatorConfig } from './emulator-config.ts';

/** Returns the folder of all files that one run generates, named after its Hosting port. */
export function runFolderOf(ports: StackPorts): string {
  return fromRoot('.local', `run-${ports.hosting}`);
}

/** Creates the run's empty folder in place of an older one; returns its path. */
export async function emptyRunFolder(ports: StackPorts): Promise<string> {
  const folder = runFolderOf(ports);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Creates a run's folder with its configuration, page and functions; returns its path. */
export async function prepareRunFolder(ports: StackPorts, projectId: string): Promise<string> {
  const folder = await emptyRunFolder(ports);
  const ofRun = {
    siteUrl: siteUrlOf(ports),
    projectId,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
  };
  const built = Object.entries(await builtShells());
  const pages = built.map(([locale, shell]) => [locale, withRunSiteConfig(shell, ofRun)] as const);
  const shells = Object.fromEntries(pages) as Shells;
  await Promise.all([
    writeConfig(
      folder,
      ports,
      hostingHeaders(pageSourcesOf(...Object.values(shells)), await cachedFiles()),
    ),
    copyPage(folder, ports, shells),
    copyFunctions(folder),
  ]);
  return folder;
}

function siteUrlOf(ports: StackPorts): string {
  return `http://127.0.0.1:${ports.hosting}`;
}

/** Writes the run's firebase.json. */
export async function writeConfig(
  folder: string,
  ports: StackPorts,
  headers: readonly HostingHeaders[],
): Promise<void> {
  const deployed = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const config = emulatorConfig({ deployed, headers, projectRoot, ports });
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(config, undefined, 2));
}

/** Copies the page for Hosting, and its renderer and shells for functions, with the run's configuration. */
async function copyPage(folder: string, ports: StackPorts, shells: Shells): Promise<void> {
  const publicFolder = path.join(folder, 'public');
  const pageFolder = path.join(folder, 'functions/pages/page');
  await Promise.all([
    cp(fromRoot('web/dist'), publicFolder, { recursive: true }),
    mkdir(pageFolder, { recursive: true }),
  ]);
  await Promise.all([
    cp(fromRoot('web/dist-server/renderer.js'), path.join(pageFolder, 'renderer.js')),
    writeShells(pageFolder, shells),
    writeShells(publicFolder, shells),
    writeFile(path.join(publicFolder, '404.html'), shells[defaultLocale]),
    writeFile(path.join(publicFolder, 'robots.txt'), robotsText({ url: siteUrlOf(ports) })),
  ]);
}

/** Writes the page without content, in each language, into a folder. */
export async function writeShells(folder: string, shells: Shells): Promise<void> {
  for (const locale of locales) {
    const file = path.join(folder, pathIn(locale, shellPath));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, shells[locale]);
  }
}

// Copies and does not link: the bundle looks for the page beside itself, and each run has its own page.
async function copyFunctions(folder: string): Promise<void> {
  await Promise.all(
    codebases.map(async (codebase) => {
      const built = fromRoot('functions/lib', codebase.name);
      const copy = path.join(folder, 'functions', codebase.name);
      await mkdir(copy, { recursive: true });
      const names = ['index.js', 'index.js.map', 'package.json'];
      await Promise.all([
        cp(functionsManifest(codebase), path.join(copy, 'functions.yaml')),
        ...names.map((name) => cp(path.join(built, name), path.join(copy, name))),
      ]);
    }),
  );
}

/** Removes a run's folder, except the logs with `keepLogs`, which show the cause of a failed run. */
export async function clearRunFolder(
  ports: StackPorts,
  { keepLogs }: { readonly keepLogs: boolean },
): Promise<void> {
  const folder = runFolderOf(ports);
  const names = await readdir(folder);
  const removed = names.filter((name) => !keepLogs || !name.endsWith('.log'));
  await Promise.all(
    removed.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
  if (!keepLogs) {
    await rm(folder, { recursive: true, force: true });
  }
}
