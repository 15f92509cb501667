import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@dinar/domain/language/locale';
import { pageKinds } from '@dinar/site/routes/page-kind';
import { shareImage } from '@dinar/site/seo/share-image';
import { taglineTexts } from '@dinar/site/texts/tagline/tagline-texts';
import { openRasterizer } from '../open-rasterizer.ts';
import { renderShareImage, type ShareImageStyle } from './render-share-image.ts';
import { themeColours } from './theme-colours.ts';

/** Renders the share image of each kind of page in each language into the built site. */
export async function writeShareImages(
  siteName: string,
  { webFolder, siteFolder }: { readonly webFolder: string; readonly siteFolder: string },
): Promise<void> {
  const [style, rasterize] = await Promise.all([readStyle(webFolder, siteName), openRasterizer()]);
  for (const locale of locales) {
    const { tagline } = taglineTexts[locale];
    for (const kind of pageKinds) {
      const file = path.join(siteFolder, shareImage(kind, locale).path);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, rasterize(renderShareImage(kind, style, { locale, tagline }), locale));
    }
  }
}

async function readStyle(webFolder: string, siteName: string): Promise<ShareImageStyle> {
  const [css, icon] = await Promise.all([
    readFile(path.join(webFolder, 'src/styles/tokens.css'), 'utf8'),
    readFile(path.join(webFolder, 'public/favicon.svg'), 'utf8'),
  ]);
  const mark = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return { siteName, colours: themeColours(css), mark };
}
