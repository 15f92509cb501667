import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../../command/project-root.ts';
import { hashedFile } from '../../hosting/cached-files.ts';
import { builtPageSources } from '../../hosting/page-sources.ts';
import { type BuildList, filesToKeep, listWith, type PublishedBuild } from './build-list.ts';
import { type LiveSite, listPath, readLiveFile, sha256 } from './live-builds.ts';

const assets = fromRoot('web/dist/assets');
const atOnce = 8;

/** Reads the build in web/dist, before older files are added to it. */
export async function readBuilt(): Promise<PublishedBuild> {
  const names = (await readdir(assets)).filter((name) => hashedFile.test(name)).sort();
  const files = await Promise.all(
    names.map(async (name) => [name, sha256(await readFile(path.join(assets, name)))] as const),
  );
  const { styleHashes } = await builtPageSources();
  return { files: Object.fromEntries(files), styleHashes: [...styleHashes], replacedAt: null };
}

interface Kept {
  readonly list: BuildList;
  /** A sentence about the added files; undefined when there are none. */
  readonly report: string | undefined;
}

/**
 * Adds to web/dist the files of earlier builds that a page in an open tab or a cache may still request, and
 * the list of all builds.
 */
export async function keepPreviousBuilds(
  built: PublishedBuild,
  { origin, list: live }: LiveSite,
  now: Date,
): Promise<Kept> {
  const list = listWith(built, live, now);
  const wanted = [...filesToKeep(list)];
  let bytes = 0;
  for (let start = 0; start < wanted.length; start += atOnce) {
    const part = wanted.slice(start, start + atOnce);
    const sizes = part.map(async ([name, hash]) => {
      const content = await readLiveFile(origin, name, hash);
      await writeFile(path.join(assets, name), content);
      return content.length;
    });
    bytes += (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  await writeFile(fromRoot('web/dist', listPath), JSON.stringify(list));
  const count = list.builds.length - 1;
  const size = (bytes / 1000).toFixed(1);
  const report = `Fichiers gardés de ${count} version(s) précédente(s) : ${wanted.length}, ${size} ko.`;
  return { list, report: count === 0 ? undefined : report };
}
