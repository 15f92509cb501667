import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../command/project-root.ts';

/** The names of files with a content hash in their name, which browsers cache for a year. */
export const hashedFile = /^[\w-][\w.-]*\.(?:css|js|svg|png|webp|woff2)$/;

/** Lists the paths of the built site's hashed files and images, which browsers may cache. */
export async function cachedFiles(): Promise<readonly string[]> {
  const assets = await readdir(fromRoot('web/dist/assets'));
  const images = await readdir(fromRoot('web/dist/images'), {
    recursive: true,
    withFileTypes: true,
  });
  return [
    ...assets.filter((name) => hashedFile.test(name)).map((name) => `/assets/${name}`),
    ...images.filter((entry) => entry.isFile()).map(pathOf),
  ].sort();
}

function pathOf(file: { readonly parentPath: string; readonly name: string }): string {
  const inSite = path.relative(fromRoot('web/dist'), path.join(file.parentPath, file.name));
  return `/${inSite.split(path.sep).join('/')}`;
}
