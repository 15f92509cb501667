import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@dinar/domain/language/locale';
import { siteOfShell } from '@dinar/site/delivery/shell-site';
import { robotsText } from '@dinar/site/seo/robots';
import { writeAppIcons } from './app-icons/app-icons.ts';
import { writeShareImages } from './share-images/share-images.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

const siteFolder = path.resolve(import.meta.dirname, '../dist');

const site = siteOfShell(await readFile(path.join(siteFolder, '404.html'), 'utf8'));

// robots.txt is a file rather than a function's response: a crawler that receives an error for it skips the
// whole site, and nothing in it depends on the rates.
await writeFile(path.join(siteFolder, 'robots.txt'), robotsText(site));
for (const locale of locales) {
  const manifest = JSON.stringify(webManifest(site.name, locale));
  await writeFile(path.join(siteFolder, manifestPath(locale)), manifest);
}
await writeShareImages(site.name, siteFolder);
await writeAppIcons(siteFolder);
