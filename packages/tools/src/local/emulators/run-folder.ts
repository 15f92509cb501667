import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { robotsText } from '@dinar/site/seo/robots';
import { codebases } from '../../../../../functions/build/codebases.ts';
import { fromRoot, projectRoot } from '../../command/project-root.ts';
import { cachedFiles } from '../../hosting/cached-files.ts';
import { type HostingHeaders, hostingHeaders } from '../../hosting/hosting-headers.ts';
import { pageSourcesOf } from '../../hosting/page-sources.ts';
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
  const shell = withRunSiteConfig(await readFile(fromRoot('web/dist/404.html'), 'utf8'), {
    siteUrl: siteUrlOf(ports),
    projectId,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
  });
  await Promise.all([
    writeConfig(folder, ports, hostingHeaders(pageSourcesOf(shell), await cachedFiles())),
    copyPage(folder, ports, shell),
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

/** Copies the page for Hosting, and its renderer and shell for functions, with the run's configuration. */
async function copyPage(folder: string, ports: StackPorts, shell: string): Promise<void> {
  const publicFolder = path.join(folder, 'public');
  const pageFolder = path.join(folder, 'functions/pages/page');
  await Promise.all([
    cp(fromRoot('web/dist'), publicFolder, { recursive: true }),
    mkdir(pageFolder, { recursive: true }),
  ]);
  await Promise.all([
    cp(fromRoot('web/dist-server/renderer.js'), path.join(pageFolder, 'renderer.js')),
    writeFile(path.join(pageFolder, 'shell.html'), shell),
    ...['404.html', 'shell.html'].map((name) => writeFile(path.join(publicFolder, name), shell)),
    writeFile(path.join(publicFolder, 'robots.txt'), robotsText({ url: siteUrlOf(ports) })),
  ]);
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
