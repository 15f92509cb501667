import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '@dinar/domain/language/locale';
import { pictureFonts } from '@dinar/site/picture/picture-writing';
import { memoizePromise } from './memoize-promise.ts';

/** Renders SVG with texts in the typeface of a language as PNG. */
export type Rasterizer = (svg: string, locale: Locale) => Buffer;

const require = createRequire(import.meta.url);

// build/codebases.ts adds these packages to the upload, because no import names them.
const latin = [500, 700].map(
  (weight) => `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`,
);
const plex = '@expo-google-fonts/ibm-plex-sans-arabic';
const arabic = ['500Medium', '700Bold'].map(
  (name) => `${plex}/${name}/IBMPlexSansArabic_${name}.ttf`,
);

/** Loads the rasterizer of this instance, in WebAssembly, which no other function of the codebase loads. */
export const openRasterizer = memoizePromise(async (): Promise<Rasterizer> => {
  const [{ initWasm, Resvg }, module, latinFonts, arabicFonts] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    Promise.all(latin.map(readFont)),
    Promise.all(arabic.map(readFont)),
  ]);
  await initWasm(module);
  return (svg, locale) => {
    const fontBuffers = locale === 'ar' ? arabicFonts : latinFonts;
    const source = new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: pictureFonts[locale] },
    });
    const rendered = source.render();
    const png = Buffer.from(rendered.asPng());
    // Both are in the memory of WebAssembly, which is not garbage-collected.
    rendered.free();
    source.free();
    return png;
  };
});

async function readFont(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(file)));
}
