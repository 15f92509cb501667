import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the builds of this run's deployments; `npm-keeping-builds.js` fills and reads it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-builds-'));
  process.env.KEPT_BUILDS = folder;
  return () => rm(folder, { recursive: true, force: true });
}
