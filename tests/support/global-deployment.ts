import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@dinar/tools/command/project-root';

/** A copy of the project for this run's deployments, and a folder for its builds; see `npm-keeping-builds.js`. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-deployed-'));
  process.env.DEPLOYED_PROJECT = path.join(folder, 'project');
  process.env.KEPT_BUILDS = path.join(folder, 'builds');
  await mkdir(process.env.KEPT_BUILDS);
  await copyProject(process.env.DEPLOYED_PROJECT);
  return () => rm(folder, { recursive: true, force: true });
}

/** What git does not keep, and `docs`, which no deployment reads. */
const leftOut = new Set([
  ...['.git', '.local', 'node_modules', 'docs'],
  ...['dist', 'dist-server', 'lib', 'coverage', 'settings.env', 'firebase.deploy.json'],
]);

/** Copies the project, so that deployments build in the copy while other tests use the build of this one. */
async function copyProject(to: string): Promise<void> {
  await cp(projectRoot, to, {
    recursive: true,
    filter: (source) => source === projectRoot || !leftOut.has(path.basename(source)),
  });
  await linkPackages(path.join(projectRoot, 'node_modules'), path.join(to, 'node_modules'));
}

/** Links the installed packages; our own are the copy's, because npm links them by relative paths. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [installed, link] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '@dinar') await linkPackages(installed, link);
    else await symlink(entry.isSymbolicLink() ? await readlink(installed) : installed, link);
  }
}
