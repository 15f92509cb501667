import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { functionsManifest } from '../builds/functions-manifest.ts';
import type { StackPorts } from '../ports.ts';
import { fromRoot, projectRoot } from '../project-root.ts';
import { withRunSiteConfig } from '../site-config.ts';
import { emulatorConfig } from './emulator-config.ts';

/** The folder that holds all that one run generates, named for its Hosting port. */
export function runFolderOf(ports: StackPorts): string {
  return fromRoot('.local', `run-${ports.hosting}`);
}

/** Makes a run's folder from nothing: configuration, page, functions; answers its path. */
export async function prepareRunFolder(ports: StackPorts, projectId: string): Promise<string> {
  const folder = runFolderOf(ports);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeConfig(folder, ports),
    copyPage(folder, ports, projectId),
    lendFunctions(folder),
  ]);
  return folder;
}

async function writeConfig(folder: string, ports: StackPorts): Promise<void> {
  const deployed = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const config = emulatorConfig({ deployed, projectRoot, ports });
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(config, undefined, 2));
}

async function copyPage(folder: string, ports: StackPorts, projectId: string): Promise<void> {
  const copy = path.join(folder, 'public');
  await cp(fromRoot('web/dist'), copy, { recursive: true });
  const page = path.join(copy, 'index.html');
  const html = withRunSiteConfig(await readFile(page, 'utf8'), {
    siteUrl: `http://127.0.0.1:${ports.hosting}`,
    projectId,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
  });
  await writeFile(page, html);
}

async function lendFunctions(folder: string): Promise<void> {
  const lent = path.join(folder, 'functions');
  await mkdir(lent);
  await Promise.all([
    cp(fromRoot('functions/package.json'), path.join(lent, 'package.json')),
    cp(functionsManifest, path.join(lent, 'functions.yaml')),
    // A junction needs no privilege on Windows; elsewhere the type is ignored.
    symlink(fromRoot('functions/lib'), path.join(lent, 'lib'), 'junction'),
  ]);
}

/** Removes a run's folder; a failed run keeps its logs, which say why. */
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
