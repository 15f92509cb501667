import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import { pictureFontFiles, pictureFonts } from '@dinar/site/picture/picture-writing';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

// The motifs have signs in the heaviest weight.
const ofSigns = '@fontsource/figtree/files/figtree-latin-800-normal.woff2';

let started: Promise<void> | undefined;

/**
 * Returns a function that renders SVG with text in the typeface of a language as PNG. It uses no native code, so
 * its output is the same on every system.
 */
export async function openRasterizer(): Promise<(svg: string, locale?: Locale) => Uint8Array> {
  started ??= start();
  const opened = locales.map(
    async (locale) =>
      [locale, await Promise.all([...pictureFontFiles[locale], ofSigns].map(readFont))] as const,
  );
  const fonts = new Map(await Promise.all(opened));
  await started;
  return (svg, locale = defaultLocale) => {
    const font = { fontBuffers: fonts.get(locale) ?? [], defaultFontFamily: pictureFonts[locale] };
    return new Resvg(svg, { font }).render().asPng();
  };
}

// The module of resvg throws when it is initialized twice.
async function start(): Promise<void> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

async function readFont(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(file)));
}
