import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { startDevServer } from '@dinar/web/build/start-dev-server';
import { fromRoot } from '../../command/project-root.ts';
import { embeddedBuild } from '../builds/build-table.ts';
import { emptyRunFolder, runFolderOf, writeConfig, writeShells } from '../emulators/run-folder.ts';
import { requireFreePort } from '../ports.ts';
import { builtSource, type RunSource } from '../run-source.ts';
import { type Stack, type StackOptions, type StopOptions, startStack } from '../stack.ts';
import { watchFunctions } from './functions-bundle.ts';

type Close = (how?: StopOptions) => unknown;

// Vite's port relative to Hosting's: 5173 at the default offset.
const aboveHosting = 173;

/**
 * Starts the site from its sources: Vite serves the pages in front of Hosting, and functions are bundled
 * again when one of their files changes. The website is not built.
 */
export async function startDevStack(options: StackOptions): Promise<Stack> {
  const port = options.ports.hosting + aboveHosting;
  await requireFreePort(port, 'les pages (Vite)');
  const opened: Close[] = [];
  // Closes in the order of opening: a bundle written after the removal of the run's folder would recreate it.
  const stop = async (how?: StopOptions) => {
    for (const close of opened.splice(0)) await close(how);
  };
  try {
    const stack = await startStack(options, sourcesAsTheyAre(opened));
    opened.push((how) => stack.stop(how));
    // Removed after the stack has stopped, because firebase-tools writes its settings there as it ends.
    opened.push(() => rm(linkTo(runFolderOf(options.ports)), { recursive: true, force: true }));
    const { hostingUrl: hostingOrigin, firestoreHost, projectId } = stack;
    const pages = await startDevServer({ hostingOrigin, firestoreHost, projectId, port });
    opened.push(pages.stop);
    await writeShell(runFolderOf(options.ports), pages.url);
    return { ...stack, hostingUrl: pages.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function sourcesAsTheyAre(opened: Close[]): RunSource {
  return {
    ...builtSource,
    builds: [embeddedBuild],
    prepareFolder: async (ports) => {
      const folder = await emptyRunFolder(ports);
      await writeConfig(folder, ports, []);
      await cp(fromRoot('web/public'), path.join(folder, 'public'), { recursive: true });
      opened.push(await watchFunctions(folder));
      return linkInSight(folder);
    },
    // Vite starts after the emulators, which serve everything except the pages.
    waitForPage: async () => {},
  };
}

/** Links to the run's folder from a path without a dot: firebase-tools watches no functions in `.local`. */
async function linkInSight(folder: string): Promise<string> {
  const link = linkTo(folder);
  await mkdir(path.dirname(link), { recursive: true });
  await rm(link, { recursive: true, force: true });
  await symlink(folder, link, 'junction');
  return link;
}

function linkTo(folder: string): string {
  return fromRoot('functions/dist', path.basename(folder));
}

/** Gives functions Vite's shell, which they serve in every language when they cannot render. */
async function writeShell(folder: string, pagesUrl: string): Promise<void> {
  const pageFolder = path.join(folder, 'functions/pages/page');
  await mkdir(pageFolder, { recursive: true });
  const shell = await (await fetch(pagesUrl)).text();
  await writeShells(pageFolder, { fr: shell, ar: shell, en: shell });
}
