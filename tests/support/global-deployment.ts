import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './fake-google/copy-project.ts';

/** A copy of the project for this run's deployments, and a folder for its builds; see `npm-keeping-builds.js`. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-deployed-'));
  process.env.DEPLOYED_PROJECT = path.join(folder, 'project');
  process.env.KEPT_BUILDS = path.join(folder, 'builds');
  await mkdir(process.env.KEPT_BUILDS);
  await copyProject(process.env.DEPLOYED_PROJECT);
  return () => rm(folder, { recursive: true, force: true });
}
