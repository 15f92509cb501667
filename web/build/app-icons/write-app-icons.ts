import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openRasterizer } from '../open-rasterizer.ts';
import { appIcons, renderAppIcon } from './render-app-icon.ts';

/** Renders the icons of the installed site into the built one. */
export async function writeAppIcons(folders: {
  readonly webFolder: string;
  readonly siteFolder: string;
}): Promise<void> {
  const icon = await readFile(path.join(folders.webFolder, 'public/favicon.svg'), 'utf8');
  const mark = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const rasterize = await openRasterizer();
  for (const appIcon of appIcons) {
    const file = path.join(folders.siteFolder, appIcon.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, rasterize(renderAppIcon(appIcon, mark)));
  }
}
